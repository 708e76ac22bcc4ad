/** The server half of a member's timeline: a page of steps with their times in words, by months. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type TimelineKind, timelineKinds } from "#workers/features/member-detail/rules/timeline";

/** The steps that the address asks for. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const query = new URL(request.url).searchParams;
	const kind = kindIn(query.get("kind"));
	const after = (query.get("after") ?? "").slice(0, 120);
	const { member, steps, next } = await context.call("member-detail/get-member-timeline", { user_id, kind, after });
	const { translate, format, account } = context;
	const address = (mark: string) => {
		const search = new URLSearchParams({ ...(kind === "all" ? {} : { kind }), ...(mark ? { after: mark } : {}) });
		return `/members/${user_id}/timeline${search.size > 0 ? `?${search}` : ""}`;
	};
	const months = new Map<string, ReturnType<typeof written>[]>();
	const written = (step: (typeof steps)[number]) => ({ ...step, when: format.moment(step.created_at) });
	for (const step of steps) {
		const month = format.month(step.created_at);
		months.set(month, [...(months.get(month) ?? []), written(step)]);
	}
	return {
		title: translate("member-detail:timeline.title", { name: member.name }),
		member: {
			...{ id: member.id, name: member.name, image_url: member.image_url, status: member.status },
			balance: member.point_balance,
			received: member.recognitions_received_count,
			given: member.recognitions_given_count,
			last: member.last_logged_in === null ? null : format.moment(member.last_logged_in),
		},
		isGifting: account.flags.gifting_platform === 1,
		kind,
		kinds: timelineKinds.map((value) => ({ value, label: translate(`member-detail:timeline.kinds.${value}`) })),
		months: [...months].map(([name, list]) => ({ name, steps: list })),
		older: next === null ? null : address(next),
		newest: after === "" ? null : address(""),
	};
}

const kindIn = (given: string | null): TimelineKind => timelineKinds.find((kind) => kind === given) ?? "all";
