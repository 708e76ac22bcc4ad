/** The messages that send an announcement at its start and end it at its end. @pure */
import type { OutboxMessage } from "#workers/kernel/outbox";

/** The messages of an order to send it. */
export function sendingMessages(
	announcement_id: number,
	sending_id: number,
	{ starts_at, expires_at }: { starts_at: number; expires_at: number | null },
): OutboxMessage[] {
	return [
		{ job: "announcements/send-announcement", payload: { announcement_id, sending_id }, due_at: starts_at },
		...(expires_at === null ? [] : [endingMessage(announcement_id, expires_at)]),
	];
}

/** The message that ends it. */
export function endingMessage(announcement_id: number, expires_at: number): OutboxMessage {
	return { job: "announcements/end-announcement", payload: { announcement_id }, due_at: expires_at };
}
