import { Phone } from 'lucide-react';
import { buttonClass } from '../primitives/Button.tsx';
import styles from './CallNow.module.css';
import { EmergencyCall } from './EmergencyCall.tsx';

/** The emergency numbers as buttons. */
export function CallNow() {
  const button = {
    className: buttonClass({ variant: 'secondary', size: 'small', block: true }),
    icon: <Phone aria-hidden="true" />,
  };
  return (
    <ul className={styles.now}>
      <li>
        <EmergencyCall about="danger" {...button} />
      </li>
      <li>
        <EmergencyCall about="suicide" {...button} />
      </li>
    </ul>
  );
}
