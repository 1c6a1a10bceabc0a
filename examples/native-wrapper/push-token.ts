import Constants from 'expo-constants';
import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';

/** Notifications say as little as the name of the app does. */
const CHANNEL = { name: 'Berichten', importance: Notifications.AndroidImportance.DEFAULT };

/** The token of this phone, or null where the person says no. Asks the person first. */
export async function askForPushToken(): Promise<string | null> {
  // Android asks for a channel before it asks the person.
  if (Platform.OS === 'android') await Notifications.setNotificationChannelAsync('default', CHANNEL);
  const known = await Notifications.getPermissionsAsync();
  const { granted } = known.granted ? known : await Notifications.requestPermissionsAsync();
  if (!granted) return null;
  const { projectId } = (Constants.expoConfig?.extra ?? {}) as { projectId?: string };
  const { data } = await Notifications.getExpoPushTokenAsync(projectId ? { projectId } : {});
  return data;
}
