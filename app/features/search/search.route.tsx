/** All results of the global search, by section; works without scripts. */
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/form/search-form";
import { SearchHits, SectionTitle } from "~/shell/search-results";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./search.server";

export { loader } from "./search.server";

export const meta = titleMeta;

/** The page. */
export default function Search() {
	const { t } = useTranslation("search");
	const { title, subtitle, search, state, section, tabs, results } = useLoaderData<typeof loader>();
	return (
		<div className="stack">
			<PageHead title={title} subtitle={subtitle} />
			<SearchForm
				className="row-wrap search-again"
				action="/search"
				search={search}
				label={t("label")}
				placeholder={t("placeholder")}
				button={t("button")}
				isMain
				id="search-again"
			/>
			{state === "failed" && (
				<div>
					<p className="search-error" role="alert">
						{t("error")}
					</p>
					<p>{t("errorText")}</p>
				</div>
			)}
			{state === "short" && <p>{t("tooShort")}</p>}
			{state === "none" && (
				<EmptyState drawing="search" title={t("noResultsFound")}>
					{t("tryElse")}
				</EmptyState>
			)}
			{state === "found" && (
				<>
					<Tabs label={t("results")} tabs={tabs.map(({ key, ...tab }) => ({ ...tab, isCurrent: key === section }))} />
					<div className="search-page">
						{results.map((result) => (
							<section key={result.nav_data.key} className="card">
								<div className="between search-head">
									<h2>
										<SectionTitle nav_data={result.nav_data} /> <span className="meta">{result.count}</span>
									</h2>
									{result.all_href && (
										<Anchor className="link hit" href={result.all_href}>
											{t("allOf", { count: result.count })}
										</Anchor>
									)}
								</div>
								<SearchHits result={result} typed={search} />
							</section>
						))}
					</div>
				</>
			)}
		</div>
	);
}
