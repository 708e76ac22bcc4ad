/** The calls that the sweep breaks around announcements: written, corrected, sent on, reminded of, read, confirmed, withdrawn, deleted. */
import { sql } from "drizzle-orm";
import { attach, send, words, write } from "#test/factories/announcements";
import { createTenant } from "#test/kit/tenant";
import { deliver } from "./deliver";
import { call, type MainWrite, repeatKey, type Sending } from "./swept-call";

/** The calls of owners and of people. */
export const announcementWrites: readonly MainWrite[] = [
	call("announcements/save-announcement", async () => {
		const { tenant, olga, priya } = await makeCompany();
		return { tenant, members: [priya], client: olga.client, input: words };
	}),
	call("announcements/correct-announcement", async () => {
		const { title, text, language_code } = words;
		return toOwner(await sentToPriya(), { title, text: `${text} Corrected.`, language_code, is_pinned: 1 });
	}),
	addingAttachment(),
	call(
		"announcements/remove-attachment",
		async () => {
			const world = await sentToPriya();
			const { olga, announcement_id } = world;
			const { attachment_id } = (await attach(olga, announcement_id)).body as unknown as { attachment_id: number };
			return toOwner(world, { attachment_id });
		},
		{ repeatLeaves: [] },
	),
	call("announcements/cancel-announcement", async () => toOwner(await sentToPriya(), {}), { repeatLeaves: [] }),
	call(
		"announcements/delete-announcement",
		async () => {
			const { tenant, olga, priya } = await makeCompany();
			const announcement_id = await write(olga, { act: "draft" });
			return { tenant, members: [priya], client: olga.client, input: { announcement_id } };
		},
		{ repeatLeaves: [] },
	),
	call(
		"announcements/send-announcement-again",
		async () => {
			const world = await sentToPriya();
			await world.tenant.database.write([
				sql`update announcements set status = 'errored', error = 'no room' where account_id = ${world.tenant.id}`,
			]);
			return toOwner(world, {});
		},
		{ refusedOnceDone: 409 },
	),
	call("announcements/remind-of-announcement", async () => toOwner(await sentToPriya(), {}), { refusedOnceDone: 409 }),
	call("announcements/mark-announcement-as-read", async () => toPriya(await sentToPriya()), { repeatLeaves: [] }),
	call("announcements/confirm-announcement", async () => toPriya(await sentToPriya()), { repeatLeaves: [] }),
];

/** A file that goes with what people have. */
function addingAttachment(): MainWrite {
	const covers = "announcements/add-attachment";
	return {
		covers,
		prepare: async (quiet) => {
			const { tenant, olga, priya, announcement_id } = await sentToPriya();
			const { client } = olga;
			client.environment = quiet as never;
			await client.csrfToken();
			return {
				tenant,
				members: [priya],
				action: (environment) => {
					client.environment = environment as never;
					return attach(olga, announcement_id, undefined, { "idempotency-key": repeatKey });
				},
			};
		},
	};
}

/** The job that ends one whose time is over. */
export const endAnnouncementWrite: MainWrite = {
	covers: "announcements/end-announcement",
	prepare: async () => {
		const { tenant, olga, priya } = await makeCompany();
		const now = Date.now();
		await send(tenant, olga, { expires_at: now + 600_000, is_pinned: 1 });
		await tenant.database.write([
			sql`update announcements set starts_at = ${now - 2_000}, expires_at = ${now - 1_000} where account_id = ${tenant.id}`,
			sql`update outbox set due_at = 0 where account_id = ${tenant.id}`,
		]);
		return {
			tenant,
			members: [priya],
			action: async (environment) => {
				await deliver(tenant, environment, { job: "announcements/end-announcement" });
				return undefined;
			},
		};
	},
};

async function makeCompany() {
	const tenant = await createTenant();
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	return { tenant, olga, priya };
}

/** Priya has one that asks her to confirm. */
async function sentToPriya() {
	const company = await makeCompany();
	const announcement_id = await send(company.tenant, company.olga, { asks_confirmation: 1 });
	return { ...company, announcement_id };
}

type World = Awaited<ReturnType<typeof sentToPriya>>;

function toOwner<Input extends object>({ tenant, olga, priya, announcement_id }: World, input: Input) {
	return { tenant, members: [priya], client: olga.client, input: { ...input, announcement_id } } as const;
}

function toPriya({ tenant, priya, announcement_id }: World): Sending<"announcements/confirm-announcement"> {
	return { tenant, members: [priya], client: priya.client, input: { announcement_id } };
}
