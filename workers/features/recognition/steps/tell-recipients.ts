/** What follows once posts of recognition are there: their recipients are told, and the posts can be searched for. */
import type { OutboxMessage } from "#workers/kernel/outbox";

/** The messages. */
export function tellRecipients(activity_ids: readonly number[]): OutboxMessage[] {
	return activity_ids.map((activity_id) => ({
		job: "recognition/notify-recipients",
		payload: { activity_id, after: 0 },
	}));
}
