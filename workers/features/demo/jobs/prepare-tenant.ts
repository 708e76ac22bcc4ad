/** Makes a demo tenant what its file says: identity, colours, switches, ledger, and the owner who asks for imports. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { computePalette, paletteStyle } from "#workers/features/account";
import { contactSettings } from "#workers/features/contact";
import { saveFaqs, type Topic } from "#workers/features/faqs";
import { fileUrl, insertFiles, logoSource, storePicture } from "#workers/features/files";
import { insertView } from "#workers/features/list-views";
import { fundAvailable, openLedgerOfMember, openLedgerOfTenant } from "#workers/features/points";
import { hashPassword } from "#workers/features/session";
import { findLatest, insertVersions } from "#workers/features/terms";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Localized, Switch } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { insertOwner, updateAccount } from "../store/tenant";
import { readDemoJson, readDemoPicture } from "./read-demo-file";

type FundingEntry = { points: number; contract: string };

/** demo/<tenant>/tenant.json. */
type TenantFile = {
	company_name: string;
	platform_name: string;
	str_id: string;
	country: string;
	time_zone: string;
	point_price: number;
	default_language_code: string;
	languages: string[];
	primary_color: string;
	secondary_color: string;
	accent_color: string;
	main_active_color: string;
	navbar_color: string;
	logo: string;
	points_label: Localized;
	aliases: Record<string, Localized>;
	footer_links: { label: Localized; url: string }[];
	flags: Record<string, Switch>;
	/** What the provider paid in: opening points and budgets come from it, the rest is for an owner to try moving some. */
	funding: FundingEntry;
	/** Views of lists that the owner shares. */
	views?: { list: string; name: string; fields: Record<string, string> }[];
	contact: { name: string; email: string; phone: string; hours: Localized };
	/** The first version of the terms, by language. */
	terms: Localized;
	settings: Record<string, unknown>;
	menus: object;
	faqs: { topic: Topic; questions: Localized; answers: Localized }[];
};

/** So many flash sales run at any time. */
const flashSales = 2;

/** Before the history that draws on it. */
const fundedDaysAgo = 760;

const payload = z.object({
	tenant: z.string(),
	site_url: z.string(),
	password: z.string(),
	owner: z.object({ email: z.string(), participant_id: z.string(), first_name: z.string(), last_name: z.string() }),
});

export const prepareTenant = defineJob({
	name: "demo/prepare-tenant",
	summary: "Local only: sets a demo tenant up from its file.",
	runsApart: true,
	payload,
	maxAttempts: 1,
	handler: async (scope, { tenant, site_url, password, owner }, run) => {
		const file = await readDemoJson<TenantFile>(scope, `${tenant}/tenant.json`);
		const logo = await storeLogo(scope, file.logo);
		const password_hash = await hashPassword(password);
		const [terms] = await scope.read(findLatest(scope.account.id));
		await scope.commit({
			statements: [
				...logo.statements,
				...(terms ? [] : [insertVersions(scope.account.id, [firstTerms(file)], scope.clock.now())]),
				saveFaqs(scope.account.id, faqsOf(file), scope.clock.now()),
				updateAccount(scope.account.id, accountOf(file, logo.url, site_url)),
				...(await openLedger(scope, file, { ...owner, password_hash })),
				...run.end(),
			],
			answer: {},
		});
	},
});

function accountOf(file: TenantFile, logo: string | null, site_url: string) {
	const { points_label, aliases, languages, flags, footer_links, contact, settings, ...more } = file;
	const {
		logo: _source,
		terms: _terms,
		faqs: _faqs,
		menus: _menus,
		funding: _funding,
		views: _views,
		...columns
	} = more;
	return {
		...columns,
		logo,
		palette_style: paletteStyle(computePalette(file)),
		languages: JSON.stringify(languages),
		flags: JSON.stringify(flags),
		labels: JSON.stringify({ points_label, ...aliases }),
		footer_links: JSON.stringify(footer_links),
		settings: JSON.stringify({
			...settings,
			...{ site_url, standard_tnc_opt_in_location: "login", demo_flash_sales: flashSales },
			...contactSettings(contact),
		}),
	};
}

/** The questions under ids of their own, so that a second start writes the same. */
function faqsOf({ faqs }: TenantFile) {
	return faqs.map((faq, at) => ({ ...faq, id: at + 1, position: at + 1, is_published: 1 as const }));
}

/** The first version of the terms, as the operator sets it up; later ones stay. */
function firstTerms({ terms }: TenantFile) {
	return { id: 1, number: 1, texts: terms, asks_anew: 0 as const, author_id: null };
}

async function storeLogo(scope: Scope<null>, source: string): Promise<{ statements: Statement[]; url: string | null }> {
	const bytes = await readDemoPicture(scope, source);
	const file = bytes && (await storePicture(scope, bytes, logoSource(source)));
	if (!file) return { statements: [], url: null };
	return { statements: insertFiles(scope.account.id, [file], scope.clock.now()), url: fileUrl(file.key) };
}

/** The tenant's ledger with what was paid in, and its first owner with the views that they share; what is there from a broken-off start stays. */
async function openLedger(
	scope: Scope<null>,
	{ funding, views = [] }: TenantFile,
	owner: z.output<typeof payload>["owner"] & { password_hash: string },
): Promise<Statement[]> {
	const account_id = scope.account.id;
	const now = scope.clock.now();
	const [known] = await scope.read(sql<{ id: number }>`select id from users where account_id = ${account_id} limit 1`);
	if (known) return [];
	const id = scope.newId();
	return [
		...openLedgerOfTenant(account_id, scope.newId, now),
		...fundAvailable({
			account_id,
			key: `funding-${funding.points}-${funding.contract}`,
			points: funding.points,
			reason: funding.contract,
			newId: scope.newId,
			now: now - fundedDaysAgo * dayMs,
		}),
		insertOwner(account_id, { id, ...owner }, now),
		...openLedgerOfMember(account_id, id, scope.newId, now).statements,
		...views.map(({ fields, ...view }) => {
			const kept = { ...view, id: scope.newId(), owner_id: id, fields: JSON.stringify(fields), is_shared: 1 as const };
			return insertView(account_id, kept, now);
		}),
	];
}
