/** Invitations that owners send: one row for each act of inviting, at once or planned, with how far it is. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Sendings. `user_ids` are whom an owner ticked, `checkpoint` is the last person who was looked at. */
export const invitationSendings = sqliteTable(
	"invitation_sendings",
	{
		account_id: accountId(),
		id: id(),
		requester_id: integer("requester_id").notNull(),
		audience: text("audience").notNull(),
		upload_id: integer("upload_id"),
		user_ids: json("user_ids").notNull().default("[]"),
		status: text("status").notNull(),
		due_at: time("due_at").notNull(),
		/** How many it was to reach when it was asked for. */
		expected_count: integer("expected_count").notNull(),
		sent_count: integer("sent_count").notNull().default(0),
		checkpoint: json("checkpoint"),
		created_at: time("created_at").notNull(),
		finished_at: time("finished_at"),
	},
	(table) => [
		belongsTo(table, table.requester_id, users),
		tenantKey(table),
		index("invitation_sendings_by_time").on(table.account_id, table.created_at, table.id),
		index("invitation_sendings_of_upload").on(table.account_id, table.upload_id, table.created_at, table.id),
		isOneOf("invitation_sendings_audience", table.audience, ["people", "upload", "not_joined"]),
		isOneOf("invitation_sendings_status", table.status, ["planned", "sending", "sent", "canceled", "failed"]),
	],
);
