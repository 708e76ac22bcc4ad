/** Announcements for tests: written by an owner, and sent as the queue would send them. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { runByHand } from "#test/kit/outbox";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { insertAttachment } from "#workers/features/announcements/store/attachments";
import { insertRecipients } from "#workers/features/announcements/store/sending";
import type { Environment } from "#workers/kernel/environment";
import { rowsOf } from "#workers/kernel/sql";
import type { EndpointInput } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";

type Said = EndpointInput<"announcements/save-announcement">;

/** What an owner writes at first. */
export const words = {
	language_code: "en",
	title: "Gate 4 closes for a week",
	text: "Trucks use gate 2.\n\nPlease tell your drivers.",
	audience: "everybody",
	act: "send",
} as const satisfies Said;

/** Writes one, and gives its id; what it orders waits until the test runs it. */
export async function write(owner: TestMember, fields: Partial<Said> = {}): Promise<number> {
	runByHand(owner.client);
	const { announcement_id } = await owner.client.call("announcements/save-announcement", { ...words, ...fields });
	return announcement_id;
}

/** Runs the jobs of announcements that are due by the Worker's clock, one after the other, at most so many; gives how many did. */
export async function runDue(
	tenant: TestTenant,
	environment: Environment = env as unknown as Environment,
	max = 50,
): Promise<number> {
	for (let count = 0; ; count += 1) {
		const [next] = await tenant.database.read(
			sql<{ id: number }>`select id from outbox where account_id = ${tenant.id} and job like 'announcements/%'
				and done_at is null and failed_at is null and due_at <= ${isolateClock.current.now()} order by due_at, id limit 1`,
		);
		if (!next || count === max) return count;
		const context = { waitUntil: (work: Promise<unknown>) => void work };
		await runMessage(environment, context, { account_id: tenant.id, shard: tenant.shard, outbox_id: next.id });
	}
}

/** Writes one and lets it be sent. */
export async function send(tenant: TestTenant, owner: TestMember, fields: Partial<Said> = {}): Promise<number> {
	const id = await write(owner, fields);
	await runDue(tenant);
	return id;
}

/** Many people who take part, written at once. */
export async function addManyPeople(tenant: TestTenant, count: number): Promise<void> {
	const rows = Array.from({ length: count }, (_one, at) => ({ id: newId(), name: `Crowd${at}` }));
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', value ->> 'name', 'Example', lower(value ->> 'name') || '@example.com',
			'member', 'active', ${Date.now()} from ${rowsOf(rows)}`,
	]);
}

/** How often people were told of an announcement: their rows, who of them is there twice, and lines behind the bell. */
export async function toldOf(tenant: TestTenant, id: number, kind = "announcements/announced") {
	const [row] = await tenant.database.read(
		sql<{ recipients: number; told: number; people: number }>`select
			(select count(*) from announcement_recipients r where r.account_id = ${tenant.id} and r.announcement_id = ${id}) as recipients,
			count(*) as told, count(distinct n.user_id) as people from notifications n
			where n.account_id = ${tenant.id} and n.kind = ${kind} and n.details ->> 'announcement_id' = ${id}`,
	);
	return row!;
}

/** Many announcements that run, every second one for groups that nobody is in, and a twentieth drafts. */
export async function addManyAnnouncements(
	tenant: TestTenant,
	many: readonly number[],
	author_id: number,
): Promise<void> {
	const rows = many.map((at) => ({
		id: newId(),
		at: Date.parse("2026-01-05T12:00:00Z") + at * 3_600_000,
		status: at % 20 ? "processed" : "draft",
		audience: at % 2 ? "groups" : "everybody",
	}));
	await tenant.database.write([
		sql`insert into announcements (account_id, id, author_id, titles, texts, status, audience, group_ids, starts_at, created_at, updated_at)
			select ${tenant.id}, value ->> 'id', ${author_id}, '{"en":"News"}', '{"en":"Something"}', value ->> 'status', value ->> 'audience',
			iif(value ->> 'audience' = 'groups', '[1]', '[]'), value ->> 'at', value ->> 'at', value ->> 'at' from ${rowsOf(rows)}`,
	]);
}

/** An announcement that a group has and nobody has read; it was sent, as it would be by its job. */
export async function announceToGroup(
	tenant: TestTenant,
	owner: TestMember,
	{ canary, group, people }: { canary: string; group: number; people: readonly TestMember[] },
): Promise<{ announcement_id: number; attachment_id: number }> {
	const attachment_id = newId();
	const { announcement_id } = await owner.client.call("announcements/save-announcement", {
		...{ language_code: "en", title: `${canary} announcement`, text: `${canary} news`, act: "draft" },
		...{ audience: "groups", group_ids: [group], is_pinned: 1, asks_confirmation: 1 },
	});
	const now = Date.now();
	await tenant.database.write([
		sql`update announcements set status = 'processed', starts_at = ${now} where account_id = ${tenant.id} and id = ${announcement_id}`,
		insertAttachment(
			tenant.id,
			announcement_id,
			{ id: attachment_id, key: canary, name: `${canary}.pdf`, content_type: "application/pdf", byte_count: 9 },
			now,
		),
		...insertRecipients(
			tenant.id,
			announcement_id,
			people.map(({ id }) => id),
			now,
		),
	]);
	return { announcement_id, attachment_id };
}

/** A small PDF. */
export const pdf = new File(["%PDF-1.4\n%%EOF\n"], "ways-around.pdf");

/** Adds a file to an announcement as a program does. */
export function attach(owner: TestMember, announcement_id: number, file = pdf, headers: Record<string, string> = {}) {
	return owner.client.upload("/api/announcements/api_add_attachment", { announcement_id }, file, headers);
}
