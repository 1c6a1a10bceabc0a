import '#ui/newer-methods.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { catchFocus } from '#ui/focus/catch-focus.ts';
import { showWhole } from '#ui/focus/show-whole.ts';
import { KitProvider } from '#ui/kit.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { createStaffApp } from './create-staff-app.ts';
import { createStaffRouter } from './router.tsx';
import './styles.ts';

const app = createStaffApp();
const page = document.getElementById('page');
if (!page) throw new Error('The page has no place for its content');
catchFocus(page);
showWhole(page);

createRoot(page).render(
  <StrictMode>
    <KitProvider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <ToastProvider>
          <RouterProvider router={createStaffRouter(app)} />
        </ToastProvider>
      </QueryClientProvider>
    </KitProvider>
  </StrictMode>,
);
