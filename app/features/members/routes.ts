/** The members for account owners: their list, one of them, what can be done for them, and what who has left still reads. */
import { route } from "@remix-run/route-config";

export const membersRoutes = [
	route("members", "features/members/members.route.tsx"),
	route("members/new", "features/members/detail/save-member.route.tsx", { id: "new-member" }),
	route("members/bulk/:action", "features/members/bulk-action.route.tsx"),
	route("members/:id", "features/members/detail/member.route.tsx"),
	route("members/:id/edit", "features/members/detail/save-member.route.tsx"),
	route("members/:id/deactivate", "features/members/detail/deactivate.route.tsx"),
	route("members/:id/timeline", "features/members/timeline/timeline.route.tsx"),
	route("members/:id/points", "features/members/detail/give-points.route.tsx"),
	route("members/:id/suspend", "features/members/detail/suspend.route.tsx"),
	route("members/:id/reactivate", "features/members/detail/reactivate.route.tsx"),
	route("members/:id/empty", "features/members/detail/empty.route.tsx"),
	route("members/:id/note", "features/members/notes/remove-note.route.tsx"),
	route("customers/:id/note", "features/members/notes/remove-note.route.tsx", { id: "remove-note-among-sales" }),
	route("leaver/:token", "features/members/leaver.route.tsx"),
];
