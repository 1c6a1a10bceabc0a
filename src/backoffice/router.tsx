import { createBrowserRouter, Navigate, useNavigate } from 'react-router';
import { InvitationScreen } from '#features/staff/backoffice/InvitationScreen.tsx';
import { useStaffMe } from '#features/staff/backoffice/me.ts';
import type { StaffApp } from './create-staff-app.ts';
import { Absent, Broken } from './notices.tsx';
import { pagesOf, STAFF_PAGES, type StaffPage } from './pages.ts';
import { SignedIn } from './SignedIn.tsx';

/** The addresses of the staff's host: one for invitations, and behind signing in one for each page. */
export function createStaffRouter(app: StaffApp) {
  return createBrowserRouter([
    { path: '/uitnodiging', Component: Invitation, ErrorBoundary: Broken },
    {
      element: <SignedIn session={app.session} />,
      ErrorBoundary: Broken,
      children: [
        { index: true, Component: First },
        ...STAFF_PAGES.map((page) => ({ path: page.path, element: <Page page={page} /> })),
        { path: '*', Component: Absent },
      ],
    },
  ]);
}

function Invitation() {
  const navigate = useNavigate();
  return <InvitationScreen onDone={() => void navigate('/', { replace: true })} />;
}

function First() {
  const { data: me } = useStaffMe();
  const [first] = me ? pagesOf(me.role) : [];
  return first ? <Navigate to={first.path} replace /> : null;
}

/** Treats a page for another role as absent; the server refuses it as well. */
function Page({ page }: { readonly page: StaffPage }) {
  const { data: me } = useStaffMe();
  if (!me) return null;
  return pagesOf(me.role).includes(page) ? <page.Screen /> : <Absent />;
}
