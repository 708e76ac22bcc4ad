/** Chooses the global filter that is on, or none; the top bar's link opens it as a dialog over the page that it narrows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { SearchForm } from "~/form/search-form";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithFailure, redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const status = "global-filters/update-global-filter-status";

/** The filters to choose from, and the page to which one comes back. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const search = (query.get("search") ?? "").trim().slice(0, 100);
	const isWhole = query.get("all") === "1";
	const found = await context.call("global-filters/get-filter-choices", {
		search_text: search,
		show_all: isWhole ? 1 : 0,
	});
	return {
		title: context.translate("global-filters:choose.title"),
		...found,
		search,
		from: safePath(query.get("from") ?? "/"),
		active: context.user.global_filter,
	};
}

/** Puts it on, or takes all off, and has the page below read anew. */
export const action = formActions({
	[status]: {
		input: ({ form }) => ({ filter_id: form.number("filter_id") ?? 0 }),
		// What failed is said as a toast on the page that stays as it was.
		run: async (input, { request, context }) => {
			const outcome = await context.attempt(status, input).catch((error: unknown) => {
				// The way to signing in stays open.
				if (error instanceof Response && error.status < 400) throw error;
				return null;
			});
			if (outcome?.ok) return outcome;
			const message = outcome?.refusal.resultMsg;
			const from = safePath(new URL(request.url).searchParams.get("from") ?? "/");
			throw message
				? redirectWithFailure(from, "global-filters:notices.refused", { message })
				: redirectWithFailure(from, "global-filters:notices.failed");
		},
		done: ({ global_filter_active_id }, { request }) => {
			const from = safePath(new URL(request.url).searchParams.get("from") ?? "/");
			return redirectWithNotice(
				from,
				global_filter_active_id ? "global-filters:notices.on" : "global-filters:notices.off",
			);
		},
	},
});

/** The page. */
export default function ChooseFilter() {
	const { title, global_filters: filters, has_more, search, from, active } = useLoaderData<typeof loader>();
	const { t } = useTranslation("global-filters");
	const here = `/global_filters/choose?${new URLSearchParams({ from })}`;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={t("choose.subtitle")} back={{ href: from, label: t("choose.back") }} />
			<SearchForm
				action="/global_filters/choose"
				className="row-wrap"
				label={t("search")}
				search={search}
				button={t("choose.find")}
			>
				<input type="hidden" name="from" value={from} />
			</SearchForm>
			<EndpointForm form={status} action={here} className="stack-small">
				<SubmitButton form={status} name="filter_id" value="0" kind={active ? undefined : "main"}>
					{t("choose.none")}
				</SubmitButton>
				<ul className="stack-small plain-list">
					{filters.map((filter) => (
						<li key={filter.id} className="stack-small">
							{filter.off_reason ? (
								<p>
									<span className="strong">{filter.name}</span> <Tag tone="bad">{t(`states.${filter.off_reason}`)}</Tag>
								</p>
							) : (
								<SubmitButton
									form={status}
									name="filter_id"
									value={String(filter.id)}
									kind={filter.is_active === 1 ? "main" : undefined}
								>
									{filter.name}
								</SubmitButton>
							)}
							{filter.description && <p className="meta">{filter.description}</p>}
						</li>
					))}
				</ul>
			</EndpointForm>
			{filters.length === 0 && <p className="soft">{t(search ? "choose.noneFits" : "empty.title")}</p>}
			<div className="row-wrap">
				{has_more === 1 && (
					<Anchor className="link hit" href={`${here}&${new URLSearchParams({ search, all: "1" })}`}>
						{t("choose.all")}
					</Anchor>
				)}
				<ButtonLink kind="quiet" href="/global_filters">
					{t("title")}
				</ButtonLink>
			</div>
		</div>
	);
}
