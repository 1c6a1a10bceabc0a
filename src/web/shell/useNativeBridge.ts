import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '#domain/site/paths.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { listenToApp, tellApp } from '#ui/native-bridge.ts';
import type { MessageToPage } from '#ui/native-messages.ts';

/**
 * Connects to the app around the page, if there is one (contract 6): posts logins and handles its messages. Logouts are
 * posted where they happen.
 */
export function useNativeBridge(): void {
  const app = useApp();
  const me = useMe();
  const navigate = useNavigate();
  const uid = me?.uid;
  const isVisitor = me === null;

  useEffect(() => {
    if (isVisitor) app.devices.phone.begin(null);
    if (uid === undefined) return;
    app.devices.phone.begin(uid);
    tellApp({ type: 'LOGIN', payload: { uid, langcode: app.language, site: app.site } });
  }, [app, uid, isVisitor]);

  useEffect(() => {
    const handle = (message: MessageToPage) => {
      switch (message.type) {
        case 'PUSH_TOKEN':
          void app.devices.phone.take(message.payload.pushNotificationToken);
          return;
        case 'LOGOUT_REQUEST':
          // That page unregisters the phone and logs out, in this order.
          if (isVisitor) tellApp({ type: 'LOGOUT' });
          else if (app.isOpen('logout')) void navigate(pathTo(app, 'logout'));
          return;
        case 'DELETE_USER_REQUEST':
          // Nothing is deleted before the person confirms on that page.
          if (app.isOpen('deleteAccount')) void navigate(pathTo(app, 'deleteAccount'));
      }
    };
    return listenToApp(handle);
  }, [app, navigate, isVisitor]);
}
