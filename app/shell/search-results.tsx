/** Sections of results with their hits, as the search in the bar and its page show them. */
import type { EndpointOutput } from "#workers/registry";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Icon, type IconName } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { SearchText } from "./search-text";
import "./search.css";

type Result = EndpointOutput<"search/global-search">["results"][number];

/** A section with what its count and its way to all hits say. */
export type ShownResult = Result & { count?: string; all_href?: string | null };

/** The title of a section: a link, or what opens its dialog. */
export function SectionTitle({ nav_data }: Pick<ShownResult, "nav_data">) {
	const { label, to, modal } = nav_data;
	return modal ? (
		<Anchor className="hit" href={modal} opens="dialog">
			{label}
		</Anchor>
	) : (
		<Anchor className="hit" href={to ?? "/"}>
			{label}
		</Anchor>
	);
}

/** The hits of a section. */
export function SearchHits({ result, typed }: { result: ShownResult; typed: string }) {
	return (
		<ul className="search-hits" aria-label={result.nav_data.label}>
			{result.hits.map((hit) => (
				<li key={hit.link}>
					<Anchor className="search-hit" href={hit.link}>
						<HitPicture result={result} hit={hit} />
						<span className="grow">
							<span className="search-name">
								<SearchText text={hit.fields.name} typed={typed} />
							</span>
							{hit.fields.detail && (
								<span className="meta search-detail">
									<SearchText text={hit.fields.detail} typed={typed} />
								</span>
							)}
						</span>
						{hit.fields.points !== null && <Points points={hit.fields.points} />}
					</Anchor>
				</li>
			))}
		</ul>
	);
}

function Points({ points }: { points: number }) {
	const words = usePointsWords();
	return <span className="figure">{words.figure(points)}</span>;
}

function HitPicture({ result: { component, nav_data }, hit }: { result: ShownResult; hit: Result["hits"][number] }) {
	if (component === "user" || component === "recognition")
		return <Avatar name={hit.fields.person ?? hit.fields.name} image_url={hit.image} />;
	if (hit.image) return <Picture src={hit.image} alt="" className="search-picture" />;
	return (
		<span className="search-icon">
			<Icon name={nav_data.icon as IconName} />
		</span>
	);
}
