import { LoadingCard, Skeleton } from '#ui/primitives/Skeleton.tsx';

export function RegistrationSkeleton() {
  return (
    <LoadingCard>
      <Skeleton width="12rem" />
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="8rem" />
    </LoadingCard>
  );
}
