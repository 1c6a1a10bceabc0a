import { encodeQR } from 'qr';
import styles from './QrCode.module.css';

/** The margin around the square that readers need, in dots (ISO/IEC 18004). */
const MARGIN = 4;

/** Shows a text as a QR code, for the camera of a phone. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const dots = encodeQR(text, 'raw', { border: MARGIN });
  const path = dots
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.square}
      viewBox={`0 0 ${dots.length} ${dots.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
