import Constants from 'expo-constants';
import { useEffect, useRef, useState } from 'react';
import { BackHandler, Linking, Pressable, StyleSheet, Text, View } from 'react-native';
import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import type { MessageToPage } from '../../src/ui/native-messages.ts';
import { isOurs, readMessageToApp, scriptFor } from './messages.ts';
import { askForPushToken } from './push-token.ts';

/** The site this app shows, scheme and host; the only one it shows. */
const { origin } = Constants.expoConfig?.extra as { origin: string };
const ORIGINS = [origin];

/** One screen: the site, and below it what the app itself can ask of it. */
export function App() {
  const web = useRef<WebView>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  const canGoBack = useBackButton(web);
  const tell = (message: MessageToPage) => web.current?.injectJavaScript(scriptFor(message));

  async function hear({ nativeEvent }: WebViewMessageEvent) {
    // Any page in the view can send messages; ours alone are heeded.
    const message = isOurs(nativeEvent.url, ORIGINS) ? readMessageToApp(nativeEvent.data) : null;
    if (message?.type === 'LOGIN') setLoggedIn(true);
    if (message?.type === 'LOGOUT') setLoggedIn(false);
    if (message?.type !== 'REQUEST_PUSH_TOKEN') return;
    // Without one nothing is told: the page says so itself after a minute.
    const pushNotificationToken = await askForPushToken().catch(() => null);
    if (pushNotificationToken !== null) tell({ type: 'PUSH_TOKEN', payload: { pushNotificationToken } });
  }

  return (
    <SafeAreaProvider>
      <SafeAreaView style={styles.screen}>
        <WebView
          ref={web}
          source={{ uri: origin }}
          originWhitelist={ORIGINS}
          onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
            isOurs(url, ORIGINS) || leave(url, isTopFrame)
          }
          onMessage={(event) => void hear(event)}
          onNavigationStateChange={(state) => {
            canGoBack.current = state.canGoBack;
          }}
          // What a person reads here must not stay in places that others look at.
          allowsLinkPreview={false}
          setSupportMultipleWindows={false}
        />
        {isLoggedIn && (
          <View style={styles.bar}>
            <AppButton label="Uitloggen" onPress={() => tell({ type: 'LOGOUT_REQUEST' })} />
            <AppButton label="Account verwijderen" onPress={() => tell({ type: 'DELETE_USER_REQUEST' })} />
          </View>
        )}
      </SafeAreaView>
    </SafeAreaProvider>
  );
}

/** Telephone numbers and the "Snel weg" of the site open outside the app. Answers that the view stays where it is. */
function leave(url: string, isTopFrame: boolean): false {
  if (isTopFrame && /^(https?|tel|mailto|sms):/i.test(url)) void Linking.openURL(url).catch(() => undefined);
  return false;
}

/** Android's back button goes back within the site, and out of the app from its first page. */
function useBackButton(web: React.RefObject<WebView | null>) {
  const canGoBack = useRef(false);
  useEffect(() => {
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      if (!canGoBack.current) return false;
      web.current?.goBack();
      return true;
    });
    return () => subscription.remove();
  }, [web]);
  return canGoBack;
}

function AppButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Pressable accessibilityRole="button" style={styles.button} onPress={onPress}>
      <Text style={styles.label}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { flexDirection: 'row', justifyContent: 'space-around', padding: 8 },
  button: { minHeight: 48, justifyContent: 'center', paddingHorizontal: 16 },
  label: { fontSize: 16 },
});
