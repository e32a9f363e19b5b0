/** The camp's emblem: a tent under the trees. */
export function Emblem({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" fill="#f3e6c8" />
      <path d="M12 50 32 18 52 50Z" fill="#e4702e" />
      <path d="M24 50 32 36 40 50Z" fill="#16322b" />
    </svg>
  );
}
