/** A hand that clicks: the card opens something. */
export function ClickIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M9 11.2V5.5a1.5 1.5 0 0 1 3 0v4.6l5 1a2 2 0 0 1 1.6 2.3l-.8 4.9A2 2 0 0 1 15.9 20H11a2 2 0 0 1-1.4-.6l-4.3-4.4.7-.7a1.6 1.6 0 0 1 1.7-.4L9 14.4ZM10.5 1A4.5 4.5 0 0 1 15 5.5c0 1.3-.5 2.4-1.4 3.2v-1.5a3 3 0 1 0-6.2 0v1.5A4.5 4.5 0 0 1 10.5 1Z" />
    </svg>
  );
}
