/** Screens of the activity feed. */
import { route } from "@remix-run/route-config";

export const activityRoutes = [
	route("activities", "features/activity/feed.route.tsx"),
	route("activities/:id/people", "features/activity/people.route.tsx"),
	route("activities/:id", "features/activity/activity.route.tsx", [
		route("comments/:commentId", "features/activity/comment.route.tsx"),
	]),
];
