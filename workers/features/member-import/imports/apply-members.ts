/** Reads what a chunk of a members file meets, and writes what it changes: people, groups, opening balances; managers follow in the second pass. */

import { DateTime } from "luxon";
import { insertGroupMembers, insertGroups, type MemberFields, nameOf, upsertMembers } from "#workers/features/members";
import { findHeldAccount, findTenantAccounts, insertMemberAccounts, postTransactions } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import type { FileReading, PlannedRow, Upload, Written } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { KnownMember, MemberChange, MemberFacts } from "./rules/member-plan";
import type { MemberRow } from "./rules/member-row";
import { findGroups, findKnownMembers, openingKey } from "./store";

/** Everything that the chunk's rows meet in the database, in one round trip. */
export async function loadMembers(
	scope: Scope<null>,
	rows: readonly MemberRow[],
	upload: Upload,
	{ places }: FileReading,
): Promise<MemberFacts> {
	const account_id = scope.account.id;
	const emails = rows.flatMap(({ email }) => email ?? []);
	const participantIds = rows.flatMap(({ participant_id, email }) => participant_id ?? email ?? []);
	const names = [...new Set(rows.flatMap(({ group }) => group ?? []))];
	const [found, groups, accounts, [held]] = await Promise.all([
		scope.read(findKnownMembers(account_id, participantIds, emails)),
		scope.read(findGroups(account_id, names)),
		scope.read(findTenantAccounts(account_id)),
		scope.read(findHeldAccount(account_id, upload.id)),
	]);
	const source = held ?? accounts.find(({ kind }) => kind === "available");
	if (!source) throw new Error("the tenant's ledger is not open");
	const members: KnownMember[] = found.map((member) => ({
		...member,
		group_names: JSON.parse(member.group_names) as string[],
		former_emails: JSON.parse(member.former_emails) as string[],
	}));
	const { country, default_language_code: language_code, time_zone } = scope.account;
	const today = DateTime.fromMillis(upload.as_of ?? scope.clock.now(), { zone: time_zone }).toISODate() ?? "";
	return {
		byParticipant: new Map(members.map((member) => [member.participant_id, member])),
		byEmail: byAddress(members),
		groups: new Map(groups.map(({ name, id }) => [name, id])),
		points_source_id: source.id,
		hasAddresses: "email" in places,
		defaults: { country, language_code, requester_id: upload.user_id, today },
		newId: scope.newId,
	};
}

/** People by their address, and by former ones that nobody else has now. */
function byAddress(members: readonly KnownMember[]): Map<string, KnownMember> {
	const former = members.flatMap((member) => member.former_emails.map((email) => [email, member] as const));
	return new Map([...former, ...members.map((member) => [member.email, member] as const)]);
}

/** The statements that apply a chunk's rows at once. */
export async function applyMembers(
	scope: Scope<null>,
	planned: readonly PlannedRow<MemberRow, MemberChange>[],
	facts: MemberFacts,
	upload: Upload,
): Promise<Written> {
	const account_id = scope.account.id;
	const now = upload.as_of ?? scope.clock.now();
	const changes = planned.map(({ change }) => change);
	const written = changes.flatMap(({ plan, user_id }) => (plan.fields ? [{ ...plan.fields, id: user_id }] : []));
	const names = [...new Set(changes.flatMap(({ plan }) => plan.group ?? []))].filter((name) => !facts.groups.has(name));
	const newGroups = names.map((name) => ({ id: scope.newId(), name }));
	const groupIds = new Map([...facts.groups, ...newGroups.map(({ name, id }) => [name, id] as const)]);
	const groupDocuments = newGroups.map(({ id, name }) => ({ id, title: name, body: "" }));
	const joining = changes.flatMap(({ plan, user_id }) =>
		plan.group ? [{ group_id: groupIds.get(plan.group)!, user_id }] : [],
	);
	const opened = openBalances(scope, upload, changes, facts.points_source_id);
	const statements = [
		...upsertMembers(account_id, written, now, upload.id),
		...opened.statements,
		...insertGroups(account_id, newGroups, now),
		...insertGroupMembers(account_id, joining),
		...indexDocuments(account_id, "user", written.map(documentOf)),
		...indexDocuments(account_id, "group", groupDocuments),
		...(planned.some(({ isChange }) => isChange) ? [touchTable(account_id, "members")] : []),
	];
	return {
		statements,
		refused: [],
		pending_count: 0,
		...effectOf(changes, newGroups, { joining, credits: opened.credits }),
	};
}

/** Ledger accounts for whoever has none, and opening balances under a key that the ledger keeps for ever. */
function openBalances(
	scope: Scope<null>,
	upload: Upload,
	changes: readonly MemberChange[],
	points_source_id: number,
): { statements: Statement[]; credits: ReadonlyMap<number, number> } {
	const account_id = scope.account.id;
	const now = upload.as_of ?? scope.clock.now();
	const opened = changes.flatMap(({ plan, user_id }) => {
		if (plan.kind === "known" && plan.member.points_account_id !== null) return [];
		return ["points", "wallet"].map((unit) => ({ id: scope.newId(), unit, owner_id: user_id }));
	});
	const openedPoints = new Map(
		opened.filter(({ unit }) => unit === "points").map(({ id, owner_id }) => [owner_id, id]),
	);
	const credited = changes
		.filter(({ plan }) => plan.points > 0)
		.map(({ plan, user_id }) => ({
			account_id,
			user_id,
			id: scope.newId(),
			kind: "Issuance [Direct Deposit]" as const,
			idempotency_key: openingKey(user_id),
			actor_id: upload.user_id,
			source: "import",
			reason: "opening_balance",
			created_at: now,
			entry: {
				debit_account_id: points_source_id,
				credit_account_id: openedPoints.get(user_id) ?? (plan.kind === "known" ? plan.member.points_account_id! : 0),
				amount: plan.points,
			},
		}));
	return {
		statements: [
			...(opened.length > 0 ? [insertMemberAccounts(account_id, opened, now)] : []),
			...postTransactions(credited.map(({ user_id: _user, ...transaction }) => transaction)),
		],
		credits: new Map(credited.map(({ user_id, id }) => [user_id, id])),
	};
}

/** What the chunk added, and how many people who were there it changed; a new person's groups go with the person. */
function effectOf(
	changes: readonly MemberChange[],
	newGroups: readonly { id: number }[],
	{
		joining,
		credits,
	}: { joining: readonly { group_id: number; user_id: number }[]; credits: ReadonlyMap<number, number> },
): Pick<Written, "added" | "changed_count"> {
	const known = new Set(changes.flatMap(({ plan, user_id }) => (plan.kind === "known" ? [user_id] : [])));
	const isChanged = ({ plan }: MemberChange) => plan.kind === "known" && (plan.fields !== null || plan.points > 0);
	return {
		added: [
			...newGroups.map(({ id }) => ({ kind: "group", subject_id: id })),
			...changes
				.filter(({ user_id }) => !known.has(user_id))
				.map(({ user_id }) => ({ kind: "member", subject_id: user_id, part_id: credits.get(user_id) })),
			...joining
				.filter(({ user_id }) => known.has(user_id))
				.map(({ user_id, group_id }) => ({ kind: "membership", subject_id: user_id, part_id: group_id })),
		],
		changed_count: changes.filter(isChanged).length,
	};
}

/** What search knows of a person. */
function documentOf(fields: MemberFields & { id: number }) {
	return {
		id: fields.id,
		title: nameOf(fields),
		body: `${fields.email} ${fields.participant_id} ${fields.title}`,
	};
}
