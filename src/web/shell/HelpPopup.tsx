import { LifeBuoy, X } from 'lucide-react';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { CallNow } from '#ui/help/CallNow.tsx';
import { opensElsewhere } from '#ui/opens-elsewhere.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Popup, usePopup } from '#ui/primitives/overlay/Popup.tsx';
import { useLatePart } from '#ui/useLatePart.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './HelpPopup.module.css';
import { disclaimerOf } from './menu.ts';

const loadDetails = () => import('./HelpDetails.tsx').then(({ HelpDetails }) => HelpDetails);

/**
 * A popup with whom to call and frequently asked questions, without leaving the page. Without JavaScript it is a link to the
 * help page.
 */
export function HelpPopup({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('web');
  const path = usePath();
  const popup = usePopup();
  return (
    <Popup
      popup={popup}
      label={t('help')}
      trigger={
        <Link
          {...popup.triggerProps}
          className={cx(buttonClass({ variant: 'subtle', size: 'small' }), className)}
          to={path('help')}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            popup.toggle();
          }}
        >
          <LifeBuoy aria-hidden="true" />
          {t('help')}
        </Link>
      }
    >
      <HelpNow onClose={popup.close} />
    </Popup>
  );
}

/** The emergency numbers and a link to the help page, whether or not the rest loads. */
function HelpNow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['web', 'ui']);
  const path = usePath();
  // Loaded when the popup opens, so that it slows down no page.
  const more = useLatePart(loadDetails);
  return (
    <div className={cx('stack', styles.content)}>
      <div className={styles.head}>
        <p>{t(disclaimerOf(useApp()))}</p>
        <IconButton label={t('ui:closeDialog')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <CallNow />
      {more && <more.Part />}
      <Link className={buttonClass({ variant: 'subtle', size: 'small' })} to={path('help')}>
        {t('helpPage')}
      </Link>
    </div>
  );
}
