// Runs before a page shows anything, so that the quick exit works from the first moment, and a page of Houvast restored by
// Back stays blank until the person asks for it (docs/decisions/0018). It is inlined in the document.
(() => {
  // Browsers that support Trusted Types ask this before text becomes a script: our own scripts may be loaded, and nothing else.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    // The data of the page is the text of a script element too; valid JSON runs nothing.
    createScript: (text) => JSON.parse(text) && text,
    // React creates a script element like this if it has to draw the whole document again. Escaped, so that it does not end this
    // script.
    createHTML: (html) => (html === '\x3cscript>\x3c/script>' ? html : null),
  });
  const root = document.documentElement;
  // By the clock of this device, because the scripts may be loaded hours later (`ui/sent-at.ts`).
  root.dataset.came = Date.now();
  /** Per tab: other tabs keep showing their pages. */
  const LEFT = 'houvast.left';
  const BLANK = 'data-blank';
  const LOST = 'data-lost';
  const PRESSES = 3;
  /** The most milliseconds between the presses. */
  const PRESS_SPAN = 1_500;

  /** A browser may refuse storage; then only this page can be blanked. */
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
    // Pages for nurses have no quick exit.
    if (root.dataset.exit === undefined) return;
    withStorage((storage) => storage.setItem(LEFT, '1'));
    // Blank at once: the browser may cache this page as it looks now.
    root.setAttribute(BLANK, '');
    window.location.replace(root.dataset.exit);
  };
  const comeBack = () => {
    withStorage((storage) => storage.removeItem(LEFT));
    root.removeAttribute(BLANK);
  };

  // Hides what this person put away for the day until the scripts take over (`ui/app/put-away/put-away.ts`).
  try {
    if (Object.keys(window.localStorage).some((name) => name.startsWith('houvast.put-away.banner.'))) {
      root.setAttribute('data-put-away', '');
    }
  } catch {
    // A browser that refuses storage has nothing to hide.
  }

  blankIfLeft();
  // A page restored from the back/forward cache does not run its scripts again.
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

  /** Stores it for a year with the visitor's consent, otherwise until the browser closes (docs/decisions/0022). */
  const rememberLanguage = (language) => {
    const life = /(^|; )cookie_consent=[^;]*preferences/.test(document.cookie) ? '; max-age=31536000' : '';
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `language=${language}; path=/${life}; samesite=lax${secure}`;
  };

  // The web app manifest, and the fonts of a content page, load after the first paint, which they would delay.
  // `ui/styles/fonts.css` waits for the fonts.
  const nameManifest = () => {
    const href = document.querySelector('meta[name=manifest]')?.content;
    if (href && !document.querySelector('link[rel=manifest]')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
    }
  };
  const afterWords = () => {
    root.setAttribute('data-fonts', '');
    nameManifest();
  };
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(afterWords).observe({ type: 'paint', buffered: true });
  } else {
    window.addEventListener('load', afterWords);
  }

  // A content page loads its scripts on the first interaction (docs/decisions/0023).
  const REACHED = 'a, button, summary, input, select, textarea, label';
  let waiting = true;
  let pressed = null;
  let fetched = false;
  const fetchLater = () => {
    if (fetched) return;
    if (document.readyState === 'loading') {
      // Hydration needs the complete page, so the page comes first.
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
    // The next click retries.
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
  // Without them a step back to another page would change the address alone.
  const shown = location.pathname + location.search;
  window.addEventListener('popstate', () => {
    if (waiting && location.pathname + location.search !== shown) location.reload();
  });
  // The app around the page may post a message before the first interaction (`ui/native-bridge.ts`).
  if (typeof window.ReactNativeWebView?.postMessage === 'function') fetchLater();
  // A list of the reader's own on a content page is fetched by the scripts (`pages/web/OwnList.tsx`).
  document.addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-fetches]')) fetchLater();
  });
  // A toast for the next page needs the scripts.
  if (withStorage((storage) => storage.getItem('houvast.toast')) !== null) fetchLater();
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-language]');
      // Here, because the page is left at once, with or without its scripts. Only now is the place on it known, such as a
      // question.
      if (link) {
        rememberLanguage(link.dataset.language);
        link.hash = location.hash;
      }
      const button = target instanceof Element && target.closest('button[type=button]');
      if (waiting && button) pressed = button;
    },
    true,
  );
  // The server cannot answer a form that needs scripts, so it is held and sent once they run.
  let sent = null;
  window.addEventListener(
    'submit',
    (event) => {
      if (!waiting || !(event.target instanceof HTMLFormElement) || !('scripted' in event.target.dataset))
        return;
      event.preventDefault();
      event.stopPropagation();
      sent = event.target;
    },
    true,
  );
  // Pages that stay empty without their scripts say so (`shell/NoProgram.tsx`) when one did not arrive, or failed before the page
  // worked.
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      const isOurs = filename?.startsWith(`${location.origin}/assets/`);
      if (target instanceof HTMLScriptElement || (waiting && isOurs)) root.setAttribute(LOST, '');
    },
    true,
  );
  // Replays clicks from before hydration.
  document.addEventListener('started', () => {
    waiting = false;
    root.removeAttribute(LOST);
    pressed?.click();
    sent?.requestSubmit();
  });

  let presses = [];
  /** A checkbox takes no text input. */
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
