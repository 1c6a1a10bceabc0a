import { useApp } from '../app.ts';
import styles from './SiteInAddress.module.css';

/** The address of this site, with the word marked that tells what it is about. */
export function SiteInAddress() {
  const { site, originOf } = useApp();
  const { host } = new URL(originOf(site));
  const at = host.indexOf(site);
  const word = at < 0 ? (host.split('.')[0] ?? '') : site;
  const before = host.slice(0, Math.max(0, at));
  return (
    <span className={styles.address}>
      {before}
      <mark>{word}</mark>
      {host.slice(before.length + word.length)}
    </span>
  );
}
