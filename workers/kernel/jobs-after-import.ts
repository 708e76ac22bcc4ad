/** The messages of an imported account, which its export left behind: found again by the jobs that they are for (decision 034). */
import type { Job } from "./define-job";
import { interruptedRows, type OutboxMessage, outboxRows } from "./outbox";
import type { Scope } from "./scope";
import type { Statement } from "./sql";

let declared: readonly Job[] = [];

/** Sets the jobs that find their messages again, once when the Worker starts. */
export function loadJobsAfterImport(jobs: readonly Job[]): void {
	declared = jobs.filter((job) => job.afterImport);
}

/** The statements that give an account its messages, for the batch that opens it; the schedule sends them. */
export async function messagesAfterImport({
	account,
	clock,
	newId,
	read,
}: Pick<Scope, "account" | "clock" | "newId" | "read">): Promise<Statement[]> {
	const now = clock.now();
	const found = await Promise.all(
		declared.map(async ({ name, afterImport }) => {
			const rows = await read(afterImport!.waiting(account.id));
			const messages = rows.map(({ payload, due_at }) => ({
				...({ job: name, payload: JSON.parse(payload) as object } as OutboxMessage),
				...{ id: newId(), due_at: Math.max(now, due_at) },
			}));
			const write = afterImport!.does === "go on" ? outboxRows : interruptedRows;
			return write(account.id, now, messages);
		}),
	);
	return found.flat();
}
