/** Who may see a recognition that is not for everyone. */
import type { User } from "#workers/kernel/identity";

/** What the right depends on. */
export type SeenRecognition = {
	giver_id: number;
	recipient_id: number;
	recipient_manager_id: number | null;
	visibility: string;
};

/** True for everyone when public; for the team when it is the team's; always for those concerned, the manager, the owner. */
export function maySeeRecognition(
	recognition: SeenRecognition,
	reader: Pick<User, "id" | "role" | "manager_id">,
): boolean {
	if (recognition.visibility === "public" || reader.role === "account_owner") return true;
	const concerned = [recognition.giver_id, recognition.recipient_id, recognition.recipient_manager_id];
	if (concerned.includes(reader.id)) return true;
	return (
		recognition.visibility === "team" &&
		reader.manager_id !== null &&
		reader.manager_id === recognition.recipient_manager_id
	);
}
