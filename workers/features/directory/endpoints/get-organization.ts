/** One person's place in the company: who is above them, and who reports to them; invariant: only where the account shows managers, and only of who is here. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import { showsOrganization, showsTitles } from "../rules/fields";
import { reportsPerPage } from "../rules/organization";
import { listReports, listUpwards, type TreeRow } from "../store/organization";

const person = z.object({
	id: z.int(),
	name: z.string(),
	/** Empty where the account does not show titles. */
	title: z.string(),
	image_url: z.string().nullable(),
	/** How many report to them, counted up to 10. */
	reports_count: z.int(),
});

export const getOrganization = defineEndpoint({
	name: "directory/get-organization",
	path: "/api/company_directory/api_get_organization",
	summary: "Somebody's place in the company: who is above them, from the top, and who reports to them.",
	access: "signed_in",
	flags: ["company_directory_enabled"],
	input: z.object({
		/** The reader unless given. */
		person_id: z.int().optional(),
		/** The last of the reports on the page before; the first ones unless given. */
		after_id: z.int().optional(),
	}),
	output: z.object({
		person,
		/** From the top down, twelve at most. */
		managers: z.array(person),
		/** By name, 24 at most. */
		reports: z.array(person),
		has_more_reports: z.literal([0, 1]),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { person_id = user.id, after_id }) => {
		if (!showsOrganization(account)) throw new Refusal("feature_disabled", 403);
		const [upwards, reports] = await Promise.all([
			read(listUpwards(account.id, person_id)),
			read(listReports(account.id, person_id, after_id, reportsPerPage + 1)),
		]);
		const [first, ...above] = upwards;
		if (first?.level !== 0) throw notFound("person");
		const hasTitles = showsTitles(account);
		const told = ({ id, name, title, image_url, reports_count }: TreeRow) => ({
			...{ id, name, image_url, reports_count },
			title: hasTitles ? title : "",
		});
		const isFirst = ({ id }: TreeRow, at: number) => id !== first.id && above.findIndex((one) => one.id === id) === at;
		return {
			person: told(first),
			managers: above.filter(isFirst).map(told).reverse(),
			reports: reports.slice(0, reportsPerPage).map(told),
			has_more_reports: reports.length > reportsPerPage ? (1 as const) : (0 as const),
		};
	},
});
