/** Takes away whom a members file added and to whom nothing happened since, with their opening points; the others stay and are named. */
import {
	deleteEmptyGroups,
	deleteMemberships,
	listGroupsState,
	listUntouched,
	removeUnjoined,
	type Untouched,
} from "#workers/features/members";
import {
	areAccountsEmpty,
	importHolding,
	listMemberBalances,
	listReversible,
	returnHeldPoints,
	reversalsOf,
} from "#workers/features/points";
import type { Addition, Kept, UndoPiece, Upload } from "#workers/kernel/define-import";
import type { ReasonCode } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { textsFor, translator } from "#workers/kernel/translate";
import { findBudgetOwners } from "./store";

/** What of these things goes, and what stays. */
export async function planUndo(scope: Scope<null>, upload: Upload, added: readonly Addition[]): Promise<UndoPiece> {
	const people = await planPeople(scope, upload, added);
	const groups = await planGroups(scope, added, people.gone);
	return {
		statements: [...people.statements, ...groups.statements, touchTable(scope.account.id, "members")],
		kept: [...people.kept, ...groups.kept],
	};
}

/** What the reversals brought back goes to what is available. */
export function giveBackUndone(scope: Scope<null>, upload: Upload) {
	return returnHeldPoints(importHolding(scope, upload, "import_undo"));
}

async function planPeople(scope: Scope<null>, upload: Upload, added: readonly Addition[]) {
	const { account, read } = scope;
	const members = added.filter(({ kind }) => kind === "member");
	const ids = members.map(({ subject_id }) => subject_id);
	const openings = members.flatMap(({ part_id }) => part_id ?? []);
	const [people, transactions, balances, owners] = await Promise.all([
		read(listUntouched(account.id, upload.id, ids)),
		read(listReversible(account.id, openings)),
		read(listMemberBalances(account.id, ids)),
		read(findBudgetOwners(account.id, ids)),
	]);
	const opening = new Map(transactions.map((one) => [one.owner_id, one]));
	const moved = new Set(
		balances.flatMap(({ owner_id, unit, entry_count }) => {
			const expected = unit === "points" && opening.has(owner_id) ? 1 : 0;
			return entry_count === expected ? [] : [owner_id];
		}),
	);
	const owning = new Set(owners.map(({ owner_id }) => owner_id));
	const reasonOf = (person: Untouched): ReasonCode | null => {
		if (person.has_joined) return "kept_joined";
		if (person.is_recognized) return "kept_recognized";
		if (moved.has(person.id)) return "kept_points";
		if (owning.has(person.id)) return "kept_owner";
		return person.leads ? "kept_leads" : null;
	};
	const gone = people.filter((person) => reasonOf(person) === null).map(({ id }) => id);
	const kept = people.flatMap((person): Kept[] => {
		const code = reasonOf(person);
		return code === null ? [] : [{ name: person.name, reason: { code } }];
	});
	const away = new Set(gone);
	const translate = translator(textsFor(account, account.default_language_code));
	const names = {
		first_name: translate("member-import:undone.first_name"),
		last_name: translate("member-import:undone.last_name"),
	};
	return {
		gone: away,
		kept,
		statements: [
			...reversalsOf(
				scope,
				upload,
				transactions.filter(({ owner_id }) => away.has(owner_id)),
			),
			...areAccountsEmpty(account.id, gone),
			...removeUnjoined(account.id, upload.id, gone, names),
		],
	};
}

/** People who were there leave the groups that the file put them into; groups that it made go where they are empty by then. */
async function planGroups({ account, read }: Scope<null>, added: readonly Addition[], gone: ReadonlySet<number>) {
	const pairs = added.flatMap(({ kind, subject_id: user_id, part_id: group_id = 0 }) =>
		kind === "membership" ? [{ group_id, user_id }] : [],
	);
	const made = added.flatMap(({ kind, subject_id }) => (kind === "group" ? [subject_id] : []));
	const groups = await read(listGroupsState(account.id, made, { pairs, user_ids: [...gone] }));
	const isFree = (group: { others_count: number; use_count: number }) =>
		group.use_count === 0 && group.others_count === 0;
	return {
		statements: [
			...deleteMemberships(account.id, pairs),
			...deleteEmptyGroups(
				account.id,
				groups.filter(isFree).map(({ id }) => id),
			),
		],
		kept: groups
			.filter((group) => !isFree(group))
			.map(
				({ name, use_count }): Kept => ({
					name,
					reason: { code: use_count > 0 ? "kept_group_used" : "kept_group_has_others" },
				}),
			),
	};
}
