/** What people are asked: a vote on a poll, and the results of a survey that very many answered. */
import { pollAt, surveyId } from "../../load/asked.mjs";
import { callOf, pageOf, turns } from "./store.mjs";

export const vote = {
	id: "vote",
	title: "Vote on a poll",
	states: ["small"],
	// Everybody votes once on a poll, then on the next one.
	prepare: ({ people }) => ({
		next: turns(people, (person, turn) =>
			callOf(person, "/api/polls/api_vote", {
				poll_id: pollAt(Math.floor(turn / people.length)),
				option_ids: [1 + (turn % 4)],
			}),
		),
	}),
	raw: () => turns([0], (_, turn) => ({ path: "/three-writes", method: "POST", query: { id: turn % 1_000 } })),
	goals: [{ figure: "rate", connections: 10, atLeast: 0.25 }],
};

export const surveyResults = {
	id: "survey-results",
	title: "Results page of a survey",
	states: ["answers"],
	prepare: ({ people }) => ({
		next: () => pageOf(people[0], `/webapp/surveys/manage/${surveyId()}?part=results`),
	}),
	raw: () => () => ({ path: "/survey-html", query: { id: surveyId() } }),
	goals: [{ figure: "p50", connections: 1, atMost: 6 }],
};
