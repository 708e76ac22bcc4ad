/** Colleagues who can be recognized, found by what is known of them; a hit leads to giving. */
import { sql } from "drizzle-orm";
import { mayReceive, nameOf, type PersonRow, personColumns } from "#workers/features/members";
import { findDocuments } from "#workers/features/search";
import { defineSearchSection, maxCounted } from "#workers/kernel/define-search-section";

export const peopleSection = defineSearchSection({
	key: "people",
	title: "recognition:search.people",
	icon: "users",
	place: 10,
	component: "user",
	to: (text) => `/search?${new URLSearchParams({ search: text, section: "people" })}`,
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	find: async ({ account, user, read }, { text, max }) => {
		const documents = findDocuments(account.id, text, "user");
		if (!documents) return { hits: [], total: 0 };
		const found = await read(sql<PersonRow & { total: number }>`select ${personColumns("u")}, count(*) over () as total
			from ${documents} cross join users u on u.account_id = ${account.id} and u.id = f.id
			where ${mayReceive} and u.id <> ${user.id} order by f.place, u.last_name, u.first_name, u.id limit ${max}`);
		const hits = found.map((person) => ({
			link: `/recognitions/give?recipient_ids=${person.id}`,
			fields: { name: nameOf(person), detail: person.title, points: null, person: nameOf(person) },
			image: person.image_url,
		}));
		return { hits, total: Math.min(found[0]?.total ?? 0, maxCounted) };
	},
});
