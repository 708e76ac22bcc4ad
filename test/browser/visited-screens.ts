/** Every screen with how a look at all of them comes there; a route without its line here fails the check of the layout. */

import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { visit } from "./laurel";

/** Who looks: nobody who is signed in, a member, an account owner. */
export type Viewer = "visitor" | "member" | "owner";

/** An address, or the screen on which the first such link leads there. */
export type Way = string | { on: string; link: string };

/** The ways to a screen; one that shows something else to others has several. */
export type Visits = Partial<Record<Viewer, Way[]>>;

const item = { on: "/store", link: 'main a[href*="/store/item/"]' };
const certificate = { on: "/recognitions", link: 'main a[href*="/webapp/recognitions/2"]' };
const ownersCertificate = { ...certificate, on: "/recognitions?report_condition=all" };
const order = { on: "/store/orders", link: 'main a[href*="/store/orders/"]' };
const activity = { on: "/activities", link: 'main a[href^="/webapp/activities/"]:not([href*="people"])' };
const submission = {
	on: "/recognitions/submissions?report_condition=all",
	link: 'main a[href*="/recognitions/submissions/2"]',
};
const claim = { on: "/recognitions/claims?report_condition=all", link: 'main a[href*="/recognitions/claims/2"]' };
const commitment = {
	on: "/recognitions/commitments?report_condition=all",
	link: 'main a[href*="/recognitions/commitments/2"]',
};
const managed = { on: "/recognitions/orders_management", link: 'main a[href*="/orders_management/2"]' };

/** By the route's path. */
export const visits: Record<string, Visits | { isNoScreen: string }> = {
	"": { member: ["/"], owner: ["/"] },
	certificates: { owner: ["/certificates"] },
	"certificates/new": { owner: ["/certificates/new"] },
	"certificates/:id": {
		owner: [{ on: "/certificates", link: 'main table a[href*="/certificates/"], main li a[href*="/certificates/"]' }],
	},
	"certificates/:id/print": { isNoScreen: "sheets of paper behind a batch, read in test/screens/certificates" },
	claim: { member: ["/claim"] },
	"claim/:code": { isNoScreen: "the form of claim, filled in" },
	buy_points: { member: ["/buy_points"] },
	"settings/buy_points": { owner: ["/settings/buy_points"] },
	wallet: { member: ["/wallet"], owner: ["/wallet"] },
	surveys: { member: ["/surveys"], owner: ["/surveys"] },
	"surveys/manage": { owner: ["/surveys/manage"] },
	"surveys/manage/:id": {
		owner: [
			"/surveys/manage/new",
			{ on: "/surveys/manage", link: 'main a[href*="/surveys/manage/2"]:not([href*="part"])' },
			{ on: "/surveys/manage", link: 'main a[href*="part=results"]' },
		],
	},
	"surveys/answer/:id": { member: [{ on: "/surveys", link: 'main a[href*="/surveys/answer/"]' }] },
	"surveys/:id": { member: [{ on: "/surveys", link: 'main a[href*="/surveys/"]:not([href*="answer"])' }] },
	wish_lists: { member: ["/wish_lists"] },
	"wish_lists/new": { member: ["/wish_lists/new"] },
	"wish_lists/add/:itemId": { member: [{ on: "/wish_lists", link: 'main a[href*="/items/"]' }] },
	"wish_lists/shared/:token": {
		member: [{ on: "/wish_lists", link: 'main a[href*="/wish_lists/shared/"]' }],
		visitor: ["/wish_lists/shared/unknown"],
	},
	"wish_lists/:id": { isNoScreen: "the page of wish_lists with another list chosen" },
	"wish_lists/:id/rename": { isNoScreen: "the form of wish_lists/new, filled in" },
	"wish_lists/:id/remove": { member: [{ on: "/wish_lists", link: 'main a[href$="/remove"]' }] },
	"store/manage/:section?/:id?": {
		owner: [
			"/store/manage",
			"/store/manage/item/new",
			"/store/manage/categories",
			"/store/manage/sales",
			{ on: "/store/manage", link: 'main a[href*="/store/manage/item/2"]' },
		],
	},
	"wish_lists/:id/items/:itemId": { isNoScreen: "the form of wish_lists/add, filled in" },
	anniversaries: { member: ["/anniversaries"] },
	"anniversaries/rules": { owner: ["/anniversaries/rules"] },
	"anniversaries/:id": {
		member: [{ on: "/anniversaries", link: 'main a[href*="/webapp/anniversaries/2"]' }, "/anniversaries/book"],
	},
	appreciations: { member: ["/appreciations"] },
	ideas: { member: ["/ideas"], owner: ["/ideas"] },
	"ideas/categories": { owner: ["/ideas/categories"] },
	"ideas/new": { member: ["/ideas/new"] },
	"ideas/:id": {
		member: [{ on: "/ideas?tab=mine", link: 'main a[href*="/webapp/ideas/2"]' }],
		owner: [{ on: "/ideas", link: 'main a[href*="/webapp/ideas/2"]' }],
	},
	polls: { member: ["/polls", "/polls?state=closed"], owner: ["/polls"] },
	"polls/new": { member: ["/polls/new"] },
	"polls/:id": { member: [{ on: "/polls", link: 'main article h2 a[href*="/webapp/polls/2"]' }] },
	"polls/:id/edit": { isNoScreen: "the form of polls/new, filled in" },
	"*": { visitor: ["/nowhere"], member: ["/nowhere"], owner: ["/nowhere"] },
	activities: { member: ["/activities"] },
	"activities/:id": { member: [activity] },
	"activities/:id/people": { member: [{ on: "/activities", link: 'main a[href$="/people"]' }] },
	"activities/:id/comments/:commentId": { isNoScreen: "a question over its activity" },
	"addresses/:id": { member: ["/addresses/new"] },
	"addresses/:id/remove": { isNoScreen: "a question over checkout" },
	announcements: { member: ["/announcements"], owner: ["/announcements"] },
	"announcements/manage": { owner: ["/announcements/manage"] },
	"announcements/new": { owner: ["/announcements/new"] },
	"announcements/:id": {
		member: [{ on: "/announcements", link: 'main a[href*="/webapp/announcements/"]' }],
		owner: [{ on: "/announcements/manage", link: 'main td a[href*="/webapp/announcements/"]' }],
	},
	"announcements/:id/edit": { isNoScreen: "the form of announcements/new, filled in" },
	"announcements/:id/languages": { isNoScreen: "the words of announcements/new, once more" },
	"announcements/:id/cancel": { isNoScreen: "a question over its announcement" },
	budgets: { owner: ["/budgets"] },
	"budgets/:id": { owner: [{ on: "/budgets", link: 'main a[href*="/webapp/budgets/2"]' }] },
	"budgets/:id/split": { owner: [{ on: "/budgets", link: 'main a[href*="/webapp/budgets/2"]' }] },
	"budgets/:id/edit": { isNoScreen: "the form of budgets/new, filled in" },
	"budgets/category": { owner: ["/budgets/category"] },
	"budgets/move": { owner: ["/budgets/move"] },
	"bulk_runs/:id": { isNoScreen: "looked at by test/browser/selection.test.ts, which begins one" },
	"budgets/new": { owner: ["/budgets/new"] },
	"call/*": { isNoScreen: "asked by a script" },
	"dev/kit": { isNoScreen: "a developer's own" },
	"dev/mail": { isNoScreen: "a developer's own" },
	"dev/mail/:id": { isNoScreen: "a developer's own" },
	moderation: { owner: ["/moderation", "/moderation?state=decided"], member: ["/moderation"] },
	"moderation/:id": { isNoScreen: "the inbox with one request open" },
	signup: { visitor: ["/signup"] },
	"signup/:token": { visitor: ["/signup/unknown"] },
	forgot_password: { visitor: ["/forgot_password"] },
	"activate/:token": { visitor: ["/activate/unknown"] },
	"reset/:token": { visitor: ["/reset/unknown"] },
	"unsubscribe/:token": { visitor: ["/unsubscribe/unknown"] },
	"confirm-email/:token": { visitor: ["/confirm-email/unknown"] },
	"keep-email/:token": { visitor: ["/keep-email/unknown"] },
	contact: { member: ["/contact"] },
	galaxy: { member: ["/galaxy"] },
	"how-to-videos": { member: ["/how-to-videos"] },
	"how-to-videos/:id": { isNoScreen: "an owner's form" },
	"how-to-videos/:id/remove": { isNoScreen: "a question over its video" },
	"how-to-videos/new": { owner: ["/how-to-videos/new"] },
	"profile/email": { member: ["/profile/email"] },
	setup: { owner: ["/setup"] },
	"settings/domains": { owner: ["/settings/domains"] },
	"settings/domains/remove": { isNoScreen: "a question over its domain" },
	"settings/sender": { owner: ["/settings/sender"] },
	"settings/sender/remove": { isNoScreen: "a question over its domain" },
	"settings/analytics": { owner: ["/settings/analytics"] },
	"store/click": { isNoScreen: "told by a script" },
	language: { isNoScreen: "a form's address" },
	login: { visitor: ["/login"] },
	"login/end_session": { member: ["/login/end_session"] },
	"login/sudo": { owner: ["/login/sudo?search=priya"] },
	"login/sudo/:id": { owner: [{ on: "/login/sudo?search=p", link: 'main a[href*="/login/sudo/"]' }] },
	programs: { member: ["/programs", "/programs?layout=rows"], owner: ["/programs", "/programs?layout=rows"] },
	"programs/details": { owner: ["/programs/details"] },
	"programs/behaviors": { owner: ["/programs/behaviors"] },
	"programs/behaviors/:id": { owner: ["/programs/behaviors/new"] },
	"programs/detail/:id": { owner: [{ on: "/programs", link: 'main a[href*="/programs/detail/"]' }] },
	"programs/detail/:id/edit": { isNoScreen: "the form of programs/new, filled in" },
	"programs/detail/:id/points": { owner: [{ on: "/programs", link: 'main a[href$="/points"]' }] },
	"programs/detail/:id/state": { isNoScreen: "a question over its program" },
	"programs/new": { owner: ["/programs/new"] },
	profile: { member: ["/profile"], owner: ["/profile"] },
	"profile/picture": { member: ["/profile/picture"] },
	"profile/security": { member: ["/profile/security"] },
	"profile/addresses": { member: ["/profile/addresses"] },
	tip: { isNoScreen: "a form's address" },
	"profile/sign_ins": { member: ["/profile/sign_ins"] },
	members: { owner: ["/members"] },
	"members/bulk/:action": { owner: ["/members/bulk/give-points"] },
	"members/new": { owner: ["/members/new"] },
	"members/:id": { owner: [{ on: "/members", link: 'main a[href*="/webapp/members/2"]' }] },
	"members/:id/edit": { isNoScreen: "the form of members/new, filled in" },
	"members/:id/deactivate": { isNoScreen: "a question over a member" },
	"members/:id/timeline": { owner: [] },
	"members/:id/points": { isNoScreen: "a question over a member" },
	"members/:id/wallet": { owner: [] },
	"members/:id/suspend": { isNoScreen: "a question over a member" },
	"members/:id/reactivate": { isNoScreen: "a question over a member" },
	"members/:id/empty": { isNoScreen: "a question over a member" },
	"members/:id/note": { isNoScreen: "a question over a member" },
	"leaver/:token": { visitor: ["/leaver/unknown"] },
	groups: { owner: ["/groups"] },
	"groups/new": { owner: ["/groups/new", "/groups/new?kind=rules"] },
	"groups/:id": { owner: [{ on: "/groups", link: 'main a[href*="/webapp/groups/2"]' }] },
	"groups/:id/edit": { isNoScreen: "the form of groups/new, filled in" },
	"groups/:id/delete": { isNoScreen: "a question over a group" },
	"groups/:id/remove": { isNoScreen: "a question over a group" },
	// The demo's account has the switch off: its owner meets no such screen.
	global_filters: { isNoScreen: "a list, tested with the others; the demo has no global filters" },
	"global_filters/choose": { isNoScreen: "a choice over a page; the demo has no global filters" },
	"global_filters/new": { isNoScreen: "the form of groups by rules; the demo has no global filters" },
	"global_filters/:id": { isNoScreen: "the form of global_filters/new, filled in" },
	"global_filters/:id/delete": { isNoScreen: "a question over a filter" },
	list_views: {
		owner: [
			"/list_views?list=members/get-members-under-account&from=/members",
			{ on: "/members", link: 'main a[href*="/webapp/list_views?"]' },
		],
	},
	"list_views/columns": { owner: [{ on: "/members", link: 'main a[href*="/webapp/list_views/columns"]' }] },
	"list_views/:id": { isNoScreen: "the form of list_views, filled in; the demo has no saved views" },
	"members/invitations": { owner: ["/members/invitations"] },
	notifications: { member: ["/notifications"], owner: ["/notifications"] },
	"notifications/settings": { member: ["/notifications/settings"] },
	"settings/notifications": { owner: ["/settings/notifications"] },
	points: { member: ["/points"] },
	privacy: { visitor: ["/privacy"], member: ["/privacy"] },
	problem: { isNoScreen: "a form's address" },
	recognitions: {
		member: ["/recognitions", "/recognitions?report_condition=given_by_me"],
		owner: ["/recognitions?report_condition=all"],
	},
	"recognitions/claims": {
		member: ["/recognitions/claims"],
		owner: ["/recognitions/claims?report_condition=all"],
	},
	"recognitions/claims/:id": { owner: [claim] },
	"recognitions/commitments": {
		member: ["/recognitions/commitments"],
		owner: ["/recognitions/commitments?report_condition=all"],
	},
	"recognitions/commitments/:id": { owner: [commitment] },
	"recognitions/submissions": {
		member: ["/recognitions/submissions"],
		owner: ["/recognitions/submissions?report_condition=all"],
	},
	"recognitions/submissions/:id": { owner: [submission] },
	"recognitions/give": { member: ["/recognitions/give"] },
	"recognitions/:id": { member: [certificate], owner: [ownersCertificate] },
	"recognitions/orders_management": { owner: ["/recognitions/orders_management"] },
	"recognitions/orders_management/:id": { owner: [managed] },
	"recognitions/orders_management/bulk/:action": { owner: ["/recognitions/orders_management/bulk/status"] },
	"recognitions/orders_management/packing": { owner: ["/recognitions/orders_management/packing"] },
	search: {
		member: ["/search?search=ma", "/search?search=ma&section=store", "/search?search=zzzz"],
		owner: ["/search?search=ma"],
	},
	reports: {
		member: ["/reports"],
		owner: ["/reports", "/reports?report=recognition_summary", "/reports?report=engagement_summary"],
	},
	"reports/log": { owner: ["/reports/log?report_type=recognitions_report"] },
	"reports/schedules": { owner: ["/reports/schedules"] },
	"reports/schedules/choose": { owner: ["/reports/schedules/choose"] },
	"reports/schedules/new": { owner: ["/reports/schedules/new?report_type=recognitions_report"] },
	"reports/schedules/:id": { owner: [{ on: "/reports/schedules", link: 'main td a[href*="/reports/schedules/"]' }] },
	"reports/schedules/:id/delete": { isNoScreen: "a question over its schedule" },
	faqs: { member: ["/faqs?search=points"], owner: ["/faqs"] },
	"faqs/:id": { owner: ["/faqs/new"] },
	"faqs/:id/remove": { owner: [{ on: "/faqs", link: 'main a[href$="/remove"]' }] },
	audit_log: { owner: ["/audit_log"] },
	texts: { owner: ["/texts", "/texts?language=es&key=home%3Aoverview.title"] },
	settings: { owner: ["/settings"] },
	"settings/words": { owner: ["/settings/words"] },
	"settings/menu": { owner: ["/settings/menu"] },
	"settings/link": { owner: ["/settings/link?list=menu"] },
	"settings/link/remove": {
		owner: [{ on: "/settings/frame", link: 'main a[href*="/settings/link/remove"]' }],
	},
	"settings/terms": { owner: ["/settings/terms"] },
	"settings/terms/acceptances": { owner: ["/settings/terms/acceptances"] },
	"settings/terms/:number": { owner: ["/settings/terms/1"] },
	"settings/sign_up": { owner: ["/settings/sign_up"] },
	"settings/limits": { owner: ["/settings/limits"] },
	"settings/features": { owner: ["/settings/features"] },
	"settings/problems": { owner: ["/settings/problems", "/settings/problems?state=all"] },
	"settings/roles": { owner: ["/settings/roles"] },
	"settings/roles/give": { owner: ["/settings/roles/give?search=priya"] },
	"settings/roles/:id": { owner: [{ on: "/settings/roles", link: 'main a[href*="/settings/roles/2"]' }] },
	"settings/frame": { owner: ["/settings/frame"] },
	"settings/help": { owner: ["/settings/help"] },
	rules: { isNoScreen: "leads to a document" },
	store: { member: ["/store"] },
	"store/category/:id": { member: [{ on: "/store", link: 'main a[href*="/store/category/"]' }] },
	"store/checkout": { member: ["/store/checkout"] },
	"store/item/:id": { member: [item] },
	"store/orders": { member: ["/store/orders"] },
	"store/orders/:id": { member: [order] },
	terms: { visitor: ["/terms"], member: ["/terms"] },
	uploads: { owner: ["/uploads"] },
	"uploads/:request_id/check": { isNoScreen: "looked at by test/browser/uploads.test.ts, which uploads a file" },
	"uploads/:request_id/columns": { isNoScreen: "looked at by test/browser/uploads.test.ts, which uploads a file" },
	"uploads/:request_id/undo": { isNoScreen: "a question over its upload" },
	"uploads/:request_id": { owner: [{ on: "/uploads", link: 'main a[href*="/webapp/uploads/2"]' }] },
};

/** What no route leads to: an address that is not for everybody. */
const elsewhere: Visits = { member: ["/uploads"] };

/** Every way that somebody looks at. */
export const waysOf = (viewer: Viewer): Way[] =>
	[...Object.values(visits), elsewhere].flatMap((entry) => ("isNoScreen" in entry ? [] : (entry[viewer] ?? [])));

/** The paths of all routes. */
export const routePaths = pathsOf(routes as RouteConfigEntry[], "");

function pathsOf(entries: RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const whole = [above, path].filter(Boolean).join("/");
		return [whole, ...pathsOf(children, whole)];
	});
}

/** Goes there; answers the address with the answer's status, or null where no link leads on. */
export async function goTo(page: Page, way: Way): Promise<{ address: string; status: number } | null> {
	const go = async (address: string) => {
		const answer = await visit(page, address);
		return { address, status: answer?.status() ?? 0 };
	};
	if (typeof way === "string") return go(`/webapp${way}`);
	await visit(page, `/webapp${way.on}`);
	const link = page.locator(way.link).first();
	return (await link.count()) === 0 ? null : go((await link.getAttribute("href"))!);
}
