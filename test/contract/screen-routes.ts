/** Every screen of the built application, with an address that leads to something, and whether it takes posts. */

type Route = {
	id: string;
	path?: string;
	parentId?: string;
	index?: boolean;
	module: { action?: unknown; default?: unknown };
};

/** A screen: its address with ids filled in, and what it is. */
export type Screen = { id: string; path: string; hasAction: boolean; isPage: boolean };

/** Which of a tenant's ids an address takes, by all before it or the word before it. */
const idOf: Record<string, string> = {
	activities: "activity",
	anniversaries: "anniversary_card",
	addresses: "address",
	announcements: "announcement",
	comments: "comment",
	customers: "customer",
	category: "category",
	item: "item",
	photo_albums: "photo_album",
	photos: "photo",
	forms: "form",
	"forms/manage": "form",
	"forms/submissions": "form_submission",
	orders: "order",
	orders_management: "order",
	polls: "poll",
	recognitions: "recognition",
	claims: "claim",
	commitments: "commitment",
	scheduled: "scheduled",
	submissions: "submission",
	answer: "survey",
	manage: "survey",
	surveys: "survey",
	sudo: "user",
	roles: "user",
	members: "user",
	"employee_nominations/moderation": "event",
	events: "event",
	publications: "event",
	faqs: "faq",
	budgets: "budget",
	certificates: "certificate_batch",
	sales: "sale",
	brands: "brand",
	categories: "sale_category",
	products: "sale_item",
	rebates: "rebate",
	offers: "rebate_offer",
	rules: "sale_rule",
	claim: "token",
	bulk: "action",
	bulk_runs: "bulk_run",
	groups: "group",
	global_filters: "global_filter",
	list_views: "list_view",
	detail: "program",
	badges: "badge",
	behaviors: "behavior",
	"how-to-videos": "video",
	uploads: "request",
	terms: "terms_version",
	mail: "email",
	medallia: "medallia_item",
	wish_lists: "wish_list",
	add: "item",
	ideas: "idea",
	items: "item",
	shared: "token",
	schedules: "report_schedule",
	activate: "token",
	reset: "token",
	leaver: "token",
	signup: "token",
	moderation: "moderation_request",
	"confirm-email": "token",
	"keep-email": "token",
	unsubscribe: "token",
};

/** All screens of the build, for a tenant with these ids. */
export async function screensFor(ids: Record<string, number>): Promise<Screen[]> {
	const build = (await import("../../build/server/index.js")) as { routes: Record<string, Route>; basename: string };
	const pathOf = (route: Route): string => {
		const parent = route.parentId ? build.routes[route.parentId] : undefined;
		return [parent ? pathOf(parent) : "", route.path].filter(Boolean).join("/");
	};
	return Object.values(build.routes)
		.filter((route) => route.id !== "root")
		.flatMap((route) =>
			placesOf(pathOf(route)).map((place) => ({
				id: route.id,
				path: [build.basename.replace(/\/$/, ""), filled(place, ids)].filter(Boolean).join("/"),
				hasAction: route.module.action !== undefined,
				isPage: route.module.default !== undefined,
			})),
		);
}

/** The sections of a screen whose address leaves its last words open. */
const sectionsOf: Record<string, readonly string[]> = {
	"store/manage/:section?/:id?": ["", "/categories", "/sales", "/item/:id"],
	"employee_nominations/manage/:id?": [""],
	"verify/:code?": [""],
};

function placesOf(path: string): string[] {
	const sections = sectionsOf[path];
	return sections ? sections.map((section) => path.replace(/\/:.*/, section)) : [path];
}

function filled(path: string, ids: Record<string, number>): string {
	// Of the calls at which scripts ask, one that says what is sold; of the files of graphs, figures and a picture.
	return path
		.replace("call/*", "call/catalog/get-flash-sale")
		.replace("graphs/:feature/:file", "graphs/points/get-points-graph.csv")
		.replace("sales_dashboard/:file", "sales_dashboard/spend_per_month.svg")
		.replace(/([\w-]+)\/:\w+/g, (_whole, word: string, at: number) => {
			const name = idOf[path.slice(0, at) + word] ?? idOf[word];
			if (!name) throw new Error(`no id is known for /${word}/`);
			return `${word}/${ids[name] ?? "nothing"}`;
		});
}
