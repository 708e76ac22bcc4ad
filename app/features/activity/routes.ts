/** Screens of the activity feed. */
import { route } from "@remix-run/route-config";

export const activityRoutes = [
	route("activities", "features/activity/feed.route.tsx"),
	route("activities/:id", "features/activity/activity.route.tsx"),
	route("activities/:id/picture", "features/activity/picture-comment.route.tsx"),
	route("activities/:id/comments/:commentId", "features/activity/comment.route.tsx"),
];
