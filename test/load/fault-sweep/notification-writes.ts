/** The calls that the sweep breaks around what people are told: one notification that is read, and all of them. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { addNotifications } from "#test/factories/notifications";
import { createTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { stopToken } from "#workers/kernel/link-token";
import { call, type MainWrite } from "./swept-call";

/** The calls of people. */
export const notificationWrites: readonly MainWrite[] = [
	call("notifications/mark-notification-as-read", async () => {
		const { tenant, priya, notification_id } = await tellPriya();
		return { tenant, members: [priya], client: priya.client, input: { notification_id } };
	}),
	call(
		"notifications/update-last-seen-timestamp",
		async () => {
			const { tenant, priya } = await tellPriya();
			return { tenant, members: [priya], client: priya.client, input: {} };
		},
		{ repeatLeaves: ["audit_lines", "notification_counts"] },
	),
	call("notifications/unsubscribe", stopLink),
	call("notifications/resubscribe", stopLink),
];

/** The link in the foot of an email to Priya. */
async function stopLink() {
	const { tenant, priya } = await tellPriya();
	const stop = { user_id: priya.id, kind: "recognition/received" };
	const token = stopToken((env as unknown as Environment).SESSION_SECRET, tenant.id, stop);
	return { tenant, members: [priya], client: priya.client, input: { token } };
}

/** Priya was told of two recognitions, and has read neither. */
async function tellPriya() {
	const tenant = await createTenant();
	const priya = await tenant.addMember({ first_name: "Priya" });
	const yesterday = Date.now() - dayMs;
	await addNotifications(
		tenant,
		[0, 1].map((at) => ({ user_id: priya.id, created_at: yesterday + at })),
	);
	const [told] = await tenant.database.read(
		sql<{ id: number }>`select id from notifications where account_id = ${tenant.id} and user_id = ${priya.id}`,
	);
	return { tenant, priya, notification_id: told!.id };
}
