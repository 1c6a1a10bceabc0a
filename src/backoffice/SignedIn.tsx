import { useEffect, useSyncExternalStore } from 'react';
import { CodeQuestion } from '#features/staff/backoffice/CodeQuestion.tsx';
import { useStaffMe } from '#features/staff/backoffice/me.ts';
import { SignIn } from '#features/staff/backoffice/SignIn.tsx';
import { isSessionOver } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import type { SessionWatch } from '#ui/staff/session-watch.ts';
import { Cover } from './Cover.tsx';
import { Shell } from './Shell.tsx';

/**
 * Everything behind signing in. When the session ends, the page stays under the sign-in with what was typed in it, unless
 * somebody else signs in.
 */
export function SignedIn({ session }: { readonly session: SessionWatch }) {
  const { data: me, error, refetch } = useStaffMe();
  const isOver = useSyncExternalStore(session.subscribe, session.state) === 'over';
  const id = me?.id;
  useEffect(() => {
    if (id !== undefined) session.begin(id);
  }, [id, session]);

  const signedInAgain = async () => {
    const { data } = await refetch();
    if (data) session.begin(data.id);
  };
  if (!me) {
    if (error && !isSessionOver(error)) return <LoadFailed onRetry={() => void refetch()} />;
    return error ? <SignIn onDone={() => void signedInAgain()} /> : <LoadingBlocks heights={[4, 20]} />;
  }
  return (
    <>
      {/* Rendered first: a form finds its fields by their ids, and the page below may have the same ones. */}
      {isOver && (
        <Cover>
          <SignIn isOver onDone={() => void signedInAgain()} />
        </Cover>
      )}
      <div style={{ display: isOver ? 'none' : 'contents' }}>
        <CodeQuestion>
          <Shell me={me} onLeave={session.leave} />
        </CodeQuestion>
      </div>
    </>
  );
}
