/** Polls: all that are open or over, one with its results, and the page on which one is written. */
import { route } from "@remix-run/route-config";

export const pollsRoutes = [
	route("polls", "features/polls/polls.route.tsx"),
	route("polls/new", "features/polls/save-poll.route.tsx", { id: "new-poll" }),
	route("polls/:id", "features/polls/poll.route.tsx"),
	route("polls/:id/edit", "features/polls/save-poll.route.tsx"),
];
