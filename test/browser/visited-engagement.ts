/** The screens of followers, forms, games, nominations and scoreboards with how a look at all screens comes there (visited-screens.ts). */
import type { Visits } from "./visited-screens";

/** By the route's path. */
export const engagementVisits: Record<string, Visits | { isNoScreen: string }> = {
	bingo: { member: ["/bingo", "/bingo?square=0"] },
	"scratch-card": { member: ["/scratch-card"] },
	"games/manage": { owner: ["/games/manage", "/games/manage?new=bingo", "/games/manage?new=scratch"] },
	forms: { member: ["/forms"], owner: ["/forms"] },
	"forms/manage": { owner: ["/forms/manage"] },
	"forms/manage/:id": {
		owner: ["/forms/manage/new", { on: "/forms/manage", link: 'main a[href*="/forms/manage/2"]:not([href*="part"])' }],
	},
	"forms/submissions": { member: ["/forms/submissions"], owner: ["/forms/submissions?whose=handled"] },
	"forms/submissions/:id": {
		member: [{ on: "/forms/submissions", link: 'main a[href*="/forms/submissions/"]' }],
		owner: [{ on: "/forms/submissions?whose=handled", link: 'main a[href*="/forms/submissions/"]' }],
	},
	"forms/:id": { member: [{ on: "/forms", link: 'main a[href*="/forms/2"]' }] },
	scoreboards: {
		member: ["/scoreboards", { on: "/scoreboards", link: 'main a[href*="/scoreboards?competition="]' }],
	},
	"scoreboards/manage": {
		owner: [
			...["/scoreboards/manage", "/scoreboards/manage?new=1"],
			{ on: "/scoreboards/manage", link: 'main a[href*="/scoreboards/manage?competition="]' },
		],
	},
	"scoreboards/standings": { owner: ["/scoreboards/standings"] },
	followers: {
		member: ["/followers", "/followers?search=a", "/followers?relation=groups", "/followers?relation=blocked"],
	},
	"employee_nominations/events": { member: ["/employee_nominations/events"] },
	"employee_nominations/events/:id": {
		member: [{ on: "/employee_nominations/events", link: 'main a[href*="/employee_nominations/events/"]' }],
	},
	"employee_nominations/manage/:id?": { owner: ["/employee_nominations/manage"] },
	"employee_nominations/moderation": { owner: ["/employee_nominations/moderation"] },
	"employee_nominations/moderation/:id": {
		owner: [{ on: "/employee_nominations/moderation", link: 'main a[href*="/employee_nominations/moderation/"]' }],
	},
	"employee_nominations/publications": { member: ["/employee_nominations/publications"] },
	"employee_nominations/publications/:id": {
		member: [{ on: "/employee_nominations/publications", link: 'main a[href*="/employee_nominations/publications/"]' }],
	},
	events: { isNoScreen: "leads to employee_nominations/events" },
	publications: { isNoScreen: "leads to employee_nominations/publications" },
};
