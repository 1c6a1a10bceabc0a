// Runs before anything of a page shows, so that leaving works from the first moment, and a page of Houvast that Back
// brings up again stays blank until the person asks for it (docs/decisions/0018). It stands in the document itself.
(() => {
  const root = document.documentElement;
  /** Kept in the tab: other tabs show their pages. */
  const LEFT = 'houvast.left';
  const BLANK = 'data-blank';
  const PRESSES = 3;
  /** Milliseconds in which the presses have to come. */
  const PRESS_SPAN = 1_500;

  /** A browser may refuse storage; then pages are as blank as they can be without it. */
  const withStorage = (access) => {
    try {
      return access(window.sessionStorage);
    } catch {
      return null;
    }
  };
  const blankIfLeft = () => {
    if (withStorage((storage) => storage.getItem(LEFT)) !== null) root.setAttribute(BLANK, '');
  };
  const leave = () => {
    withStorage((storage) => storage.setItem(LEFT, '1'));
    // Blank at once: the browser may keep this page as it looks now.
    root.setAttribute(BLANK, '');
    window.location.replace(root.dataset.exit);
  };
  const comeBack = () => {
    withStorage((storage) => storage.removeItem(LEFT));
    root.removeAttribute(BLANK);
  };

  blankIfLeft();
  // A page out of the browser's memory runs no script anew.
  window.addEventListener('pageshow', blankIfLeft);
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-comes-back]')) comeBack();
      if (!event.target.closest('[data-leaves]')) return;
      event.preventDefault();
      leave();
    },
    true,
  );

  /** For a year where the visitor asked for that, otherwise until the browser closes (docs/decisions/0022). */
  const rememberLanguage = (language) => {
    const life = /(^|; )cookie_consent=[^;]*preferences/.test(document.cookie) ? '; max-age=31536000' : '';
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `language=${language}; path=/${life}; samesite=lax${secure}`;
  };

  // What a home screen needs, and the faces of a page that is there to be read, come once its words have been seen: before,
  // they would hold them up. `ui/styles/fonts.css` waits for the faces.
  const nameManifest = () => {
    const href = document.querySelector('meta[name=manifest]')?.content;
    if (href && !document.querySelector('link[rel=manifest]')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
    }
  };
  const afterWords = () => {
    root.setAttribute('data-faces', '');
    nameManifest();
  };
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(afterWords).observe({ type: 'paint', buffered: true });
  } else {
    window.addEventListener('load', afterWords);
  }

  // A page that is there to be read fetches its scripts when someone reaches for something (docs/decisions/0023).
  const REACHED = 'a, button, summary, input, select, textarea, label';
  let waiting = true;
  let pressed = null;
  let fetched = false;
  const fetchLater = () => {
    if (fetched) return;
    if (document.readyState === 'loading') {
      // The app takes over a whole page, so the page comes first.
      document.addEventListener('DOMContentLoaded', fetchLater, { once: true });
      return;
    }
    const [start, ...needed] = (document.body.dataset.scripts ?? '').split(' ').filter(Boolean);
    if (!start) return;
    fetched = true;
    for (const href of needed) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', src: start });
    // The next press tries again.
    script.addEventListener('error', () => (fetched = false));
    document.head.append(script);
  };
  for (const kind of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
    window.addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element && target.closest(REACHED)) fetchLater();
      },
      { capture: true, passive: true },
    );
  }
  // The app around the page may speak to it before anybody reaches for anything (`ui/native-bridge.ts`).
  if (typeof window.ReactNativeWebView?.postMessage === 'function') fetchLater();
  // News for the next page is told by the app.
  if (withStorage((storage) => storage.getItem('houvast.toast')) !== null) fetchLater();
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-language]');
      // Here, because the page goes at once, whether it had its scripts or not.
      if (link) rememberLanguage(link.dataset.language);
      const button = target instanceof Element && target.closest('button[type=button]');
      if (waiting && button) pressed = button;
    },
    true,
  );
  // What was pressed before anyone listened is pressed again.
  document.addEventListener('started', () => {
    waiting = false;
    pressed?.click();
  });

  let presses = [];
  /** A box that is ticked takes no capitals. */
  const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';
  const isTyping = (target) =>
    target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Shift' || isTyping(event.target)) {
        presses = [];
        return;
      }
      if (event.repeat) return;
      presses = [...presses.filter((at) => event.timeStamp - at < PRESS_SPAN), event.timeStamp];
      if (presses.length < PRESSES) return;
      presses = [];
      leave();
    },
    true,
  );
})();
