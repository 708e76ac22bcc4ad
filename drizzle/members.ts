/** People of a tenant, the groups that they belong to, and what signs them in. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, json, tenantKey, time } from "./column";

/** People (specification §3, "User" and "Member"). */
export const users = sqliteTable(
	"users",
	{
		account_id: accountId(),
		id: id(),
		participant_id: text("participant_id").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		email: text("email").notNull(),
		title: text("title").notNull().default(""),
		phone: text("phone").notNull().default(""),
		role: text("role").notNull(),
		hire_date: text("hire_date"),
		manager_id: integer("manager_id"),
		country: text("country").notNull().default("USA"),
		language_code: text("language_code").notNull().default("en"),
		image_url: text("image_url"),
		status: text("status").notNull().default("invited"),
		switches: json("switches").notNull().default("{}"),
		is_eligible_to_receive_points: flag("is_eligible_to_receive_points", 1),
		standard_tnc_opted_in_at: time("standard_tnc_opted_in_at"),
		password_hash: text("password_hash"),
		recognitions_given_count: integer("recognitions_given_count").notNull().default(0),
		recognitions_received_count: integer("recognitions_received_count").notNull().default(0),
		activated_at: time("activated_at"),
		last_logged_in_at: time("last_logged_in_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("users_by_email").on(table.account_id, table.email),
		uniqueIndex("users_by_participant_id").on(table.account_id, table.participant_id),
		index("users_by_manager").on(table.account_id, table.manager_id, table.id),
		index("users_by_name").on(table.account_id, table.last_name, table.first_name, table.id),
		isOneOf("users_status", table.status, ["invited", "pending", "active", "suspended", "terminated", "erased"]),
	],
);

/** How many people there are in each status; kept by triggers on users. */
export const memberCounts = sqliteTable(
	"member_counts",
	{ account_id: accountId(), status: text("status").notNull(), count: integer("count").notNull() },
	(table) => [primaryKey({ columns: [table.account_id, table.status] })],
);

/** Named groups of people. Both counts are kept by triggers on group_members and users. */
export const groups = sqliteTable(
	"groups",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		member_count: integer("member_count").notNull().default(0),
		active_member_count: integer("active_member_count").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [tenantKey(table), uniqueIndex("groups_by_name").on(table.account_id, table.name)],
);

/** Who is in which group. */
export const groupMembers = sqliteTable(
	"group_members",
	{ account_id: accountId(), group_id: integer("group_id").notNull(), user_id: integer("user_id").notNull() },
	(table) => [
		belongsTo(table, table.group_id, groups),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.group_id, table.user_id] }),
		index("group_members_by_user").on(table.account_id, table.user_id, table.group_id),
	],
);

/** Sessions by the hash of their token; `actor_id` is the administrator of a session signed in as a member. */
export const sessions = sqliteTable(
	"sessions",
	{
		account_id: accountId(),
		token_hash: text("token_hash").notNull(),
		user_id: integer("user_id").notNull(),
		actor_id: integer("actor_id"),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.token_hash] }),
		index("sessions_by_user").on(table.account_id, table.user_id),
		index("sessions_by_expiry").on(table.account_id, table.expires_at),
	],
);

/** Links by which a person sets the first password; only the hash of the token is stored. */
export const activationLinks = sqliteTable(
	"activation_links",
	{
		account_id: accountId(),
		token_hash: text("token_hash").notNull(),
		user_id: integer("user_id").notNull(),
		created_at: time("created_at").notNull(),
		expires_at: time("expires_at").notNull(),
		used_at: time("used_at"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.token_hash] }),
		index("activation_links_by_user").on(table.account_id, table.user_id),
	],
);

/** Addresses of a person (specification §3, "Address"). */
export const addresses = sqliteTable(
	"addresses",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		address1: text("address1").notNull(),
		address2: text("address2").notNull().default(""),
		city: text("city").notNull(),
		state: text("state").notNull().default(""),
		postal_code: text("postal_code").notNull(),
		country: text("country").notNull(),
		phone: text("phone").notNull().default(""),
		email: text("email").notNull().default(""),
		is_gift_address: flag("is_gift_address"),
		gift_address_body: text("gift_address_body").notNull().default(""),
		egift_recipient_email: text("egift_recipient_email").notNull().default(""),
		is_default: flag("is_default"),
		removed_at: time("removed_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("addresses_by_user").on(table.account_id, table.user_id, table.id),
	],
);
