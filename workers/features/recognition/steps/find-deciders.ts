/** Finds who decides on a step of a submission, and whom it goes to when they do not. */
import type { Scope } from "#workers/kernel/scope";
import { chooseDeciders, chooseEscalation, type Step } from "../rules/choose-deciders";
import { type DeciderRow, findActiveByEmail, findActivePeople, listActiveOwners } from "../store/submissions";

/** An account has few owners; so many are asked at most. */
const maxOwners = 20;

type ReadingScope = Pick<Scope, "account" | "read">;

/** What of a submission says who decides. */
export type Asked = { giver_id: number; giver_manager_id: number | null; approval_emails: readonly string[] };

/** The people of a step; `excluded` beside the giver: recipients, and who decided before. Empty where nobody can. */
export async function findDeciders(
	{ account, read }: ReadingScope,
	step: Step,
	{ giver_id, giver_manager_id, approval_emails }: Asked,
	excluded: readonly number[],
): Promise<DeciderRow[]> {
	const [named, manager, owners] = await Promise.all([
		approval_emails.length === 0 ? [] : read(findActiveByEmail(account.id, approval_emails)),
		giver_manager_id === null ? [] : read(findActivePeople(account.id, [giver_manager_id])),
		read(listActiveOwners(account.id, maxOwners)),
	]);
	return chooseDeciders(step, { named, manager, owners }, new Set([giver_id, ...excluded]));
}

/** Who is asked besides, when those who should decide do not. */
export async function findEscalation(
	{ account, read }: ReadingScope,
	deciders: readonly DeciderRow[],
	excluded: readonly number[],
): Promise<DeciderRow[]> {
	const managerIds = deciders.flatMap(({ manager_id }) => manager_id ?? []);
	const [managers, owners] = await Promise.all([
		managerIds.length === 0 ? [] : read(findActivePeople(account.id, [...new Set(managerIds)])),
		read(listActiveOwners(account.id, maxOwners)),
	]);
	return chooseEscalation({ managers, owners }, new Set([...excluded, ...deciders.map(({ id }) => id)]));
}
