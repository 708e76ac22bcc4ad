/** What waits for a decision: the inbox, and one request in it. */
import { route } from "@remix-run/route-config";

export const moderationRoutes = [
	route("moderation", "features/moderation/inbox.route.tsx"),
	route("moderation/:id", "features/moderation/inbox.route.tsx", { id: "moderation-request" }),
];
