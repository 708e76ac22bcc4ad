/** Anniversaries and appreciations of tenants for derived tests: one of each, or many. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

/** A rule, a card of a colleague that the member signed, one of the member's own, and a card that both sent; gives their ids. */
export async function addMoments(
	tenant: TestTenant,
	{ owner, member, colleague, canary }: Record<"owner" | "member" | "colleague", TestMember> & { canary: string },
) {
	const [anniversary_card, own] = [newId(), newId()];
	const { rule_id } = await owner.client.call("anniversaries/update-anniversary", {
		...{ kind: "work", years: 60, message: `${canary} anniversary` },
	});
	await tenant.database.write([
		insertCards(tenant, [
			{ id: anniversary_card, user_id: colleague.id, day: "2199-01-05", status: "signing", points_state: "none" },
			{ id: own, user_id: member.id, day: "2020-01-05", status: "published", points_state: "none" },
		]),
	]);
	await member.client.call("anniversaries/sign-card", { card_id: anniversary_card, text: `${canary} signature` });
	await member.client.call("anniversaries/update-greetings", { work: "private", birthday: "private" });
	await tenant.database.write([
		sql`insert into appreciations (account_id, id, sender_id, recipient_id, design, message, created_at)
			values (${tenant.id}, ${newId()}, ${member.id}, ${colleague.id}, 'sun', ${`${canary} card`}, ${Date.now()}),
			(${tenant.id}, ${newId()}, ${colleague.id}, ${member.id}, 'sun', ${`${canary} card`}, ${Date.now()})`,
	]);
	return { anniversary_card, card: anniversary_card, rule: rule_id };
}

/** Many of each, whatever tab of whichever list; a twentieth are birthdays. */
export async function addManyMoments(
	tenant: TestTenant,
	{
		many,
		member,
		owner,
		people,
	}: { many: readonly number[]; member: TestMember; owner: TestMember; people: readonly number[] },
	start: number,
): Promise<void> {
	const dayOf = (at: number) => new Date(Date.UTC(2100, 0, 1 + at)).toISOString().slice(0, 10);
	const kindOf = (at: number) => (at % 20 === 0 ? "birthday" : "work");
	const card = (at: number, user_id: number, status: string, points_state = "none") => ({
		...{ id: newId(), user_id, kind: kindOf(at), day: dayOf(at), status, points_state },
	});
	const cards = many.flatMap((at) => [
		card(at, people[at % people.length]!, "signing"),
		card(at, member.id, "published", "waiting"),
		card(at, owner.id, "published"),
	]);
	const pairs = many.flatMap((at) => {
		const created_at = start + at * 3_600_000;
		return [member.id, owner.id].flatMap((id) => [
			{ id: newId(), sender_id: id, recipient_id: people[at % people.length]!, created_at },
			{ id: newId(), sender_id: people[at % people.length]!, recipient_id: id, created_at },
		]);
	});
	await tenant.database.write([
		insertCards(tenant, cards),
		sql`insert into appreciations (account_id, id, sender_id, recipient_id, design, message, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'sender_id', value ->> 'recipient_id', 'sun', 'Thank you', value ->> 'created_at'
			from ${rowsOf(pairs)}`,
		sql`insert into anniversary_rules (account_id, id, kind, years, badge, message, created_at)
			select ${tenant.id}, value ->> 0, 'work', value ->> 1, 'star', 'Thank you', ${start}
			from ${rowsOf(Array.from({ length: 60 }, (_, at) => [newId(), at + 1]))}`,
	]);
}

type CardToAdd = { id: number; user_id: number; kind?: string; day: string; status: string; points_state: string };

function insertCards({ id }: TestTenant, cards: readonly CardToAdd[]) {
	return sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, status, visibility, points_state, created_at)
		select ${id}, value ->> 'id', value ->> 'user_id', coalesce(value ->> 'kind', 'work'), iif(value ->> 'kind' = 'birthday', 0, 5),
		value ->> 'day', value ->> 'status', 'public', value ->> 'points_state', 0 from ${rowsOf(cards)}`;
}
