/** What fits the words in the bar's search, by section, as one types; loaded when the field is entered. */
import { useEffect, useRef } from "react";
import { useCall } from "~/call/use-call";
import { Anchor } from "~/ui/anchor";
import { IconButton } from "~/ui/button";
import { LoadingIndicator } from "~/ui/loading";
import { useTranslation } from "~/ui/texts";
import { searchDebounceMs } from "~/ui/timings";
import { SearchHits, SectionTitle } from "./search-results";

/** The panel below the field; a press outside the search closes it. */
export function SearchPanel({ search, onClose }: { search: string; onClose: () => void }) {
	const { t } = useTranslation("search");
	const panel = useRef<HTMLDivElement>(null);
	const { state, answer } = useCall("search/global-search", { search }, { afterMs: searchDebounceMs });
	const close = useRef(onClose);
	close.current = onClose;
	useEffect(() => {
		const closeOutside = ({ target }: PointerEvent) => {
			if (!panel.current?.closest("form")?.contains(target as Node)) close.current();
		};
		document.addEventListener("pointerdown", closeOutside);
		return () => document.removeEventListener("pointerdown", closeOutside);
	}, []);
	const results = answer?.results ?? [];
	const isNone = state === "answered" && results.length === 0;
	return (
		<>
			<IconButton icon="close" iconSize="small" className="search-clear" label={t("clear")} onClick={onClose} />
			<div ref={panel} className="search-panel" aria-busy={state === "waiting"}>
				<p className="unseen" role="status">
					{state === "answered" && (isNone ? t("noResultsFound") : t("results"))}
				</p>
				{state === "failed" && (
					<p className="search-error" role="alert">
						{t("error")}
					</p>
				)}
				{state === "waiting" && !answer && <LoadingIndicator />}
				{isNone && (
					<p className="search-none">
						<span className="strong">{t("noResultsFound")}</span>
						<br />
						<span className="meta">{t("tryElse")}</span>
					</p>
				)}
				{state !== "failed" &&
					results.map((result) => (
						<section key={result.nav_data.key}>
							<h2 className="search-title">
								<SectionTitle nav_data={result.nav_data} />
							</h2>
							<SearchHits result={result} typed={search} />
						</section>
					))}
				{results.length > 0 && (
					<p className="search-foot">
						<Anchor className="link hit" href={`/search?${new URLSearchParams({ search })}`}>
							{t("allResults")}
						</Anchor>
					</p>
				)}
			</div>
		</>
	);
}
