/** A graph on a screen: its drawing with what the pointer or the keyboard is at, its legend, and its figures as a table. */
import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { loadPart } from "~/shell/lost-chunks";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { LoadingIndicator } from "~/ui/loading";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { colorClass } from "./colors";
import type { GraphFiles, GraphPage, LegendKey } from "./graph-page";

/** The point that is looked at, and where its figures stand, in px within the drawing. */
type Pointed = { at: number; left: number; isRight: boolean };

/** The card. Its drawing and its links work without scripts. */
export function Graph({ graph }: { graph: GraphPage }) {
	const { t } = useTranslation("graphs");
	const { title, drawings, legend, narrowed, scale, ranges, empty, note, failure, loading } = graph;
	return (
		<Card title={title} className="graph">
			{ranges.length > 0 && <Tabs label={t("range")} tabs={ranges} />}
			{narrowed && <p className="meta">{narrowed}</p>}
			{loading !== undefined ? (
				<div className="graph-waiting">
					<LoadingIndicator label={loading} />
				</div>
			) : failure ? (
				<EmptyState isBare drawing="chart" title={empty}>
					{failure.text} <Anchor href={failure.retry}>{failure.again}</Anchor>
				</EmptyState>
			) : drawings ? (
				<>
					{note && <p className="meta">{note}</p>}
					<Legend keys={legend} scale={scale} />
					<Drawings graph={graph} drawings={drawings} />
					<Figures graph={graph} />
					{graph.files && <Files files={graph.files} title={title} />}
				</>
			) : (
				<EmptyState isBare drawing="chart" title={empty} />
			)}
		</Card>
	);
}

function Legend({ keys, scale }: { keys: LegendKey[]; scale: string | null }) {
	return (
		<ul className="graph-legend">
			{keys.map(({ label, color, isHatched, number }) => (
				<li key={label}>
					{number === undefined ? (
						<span className={classNames("graph-key", colorClass(color), isHatched && "graph-key-hatched")} />
					) : (
						<span className={classNames("graph-number", colorClass(color))}>{number}</span>
					)}
					{label}
				</li>
			))}
			{scale && <li>{scale}</li>}
		</ul>
	);
}

const pointOf = (target: EventTarget) => (target as Element).closest<SVGElement>("[data-point]");

function Drawings({ graph, drawings }: { graph: GraphPage; drawings: NonNullable<GraphPage["drawings"]> }) {
	const place = useRef<HTMLDivElement>(null);
	const [pointed, setPointed] = useState<Pointed | null>(null);
	const point = ({ target }: PointerEvent | FocusEvent) => {
		const point = pointOf(target);
		const around = place.current?.getBoundingClientRect();
		if (!point || !around) return setPointed(null);
		const { left, right } = point.getBoundingClientRect();
		const middle = (left + right) / 2 - around.left;
		setPointed({ at: Number(point.dataset.point), left: middle, isRight: middle > around.width / 2 });
	};
	const forget = () => setPointed(null);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the points within have the focus; this only hears of it.
		<div
			ref={place}
			className="graph-place"
			onPointerOver={point}
			onPointerLeave={forget}
			onFocus={point}
			onBlur={forget}
			onKeyDown={(event) => (event.key === "Escape" ? forget() : moveFocus(event))}
		>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing (draw-graph.server.tsx), in which React escaped every word. */}
			<div className="graph-wide" dangerouslySetInnerHTML={{ __html: drawings.wide }} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
			<div className="graph-narrow" dangerouslySetInnerHTML={{ __html: drawings.narrow }} />
			{pointed && <Note graph={graph} pointed={pointed} />}
		</div>
	);
}

/** Arrow keys lead from point to point. */
function moveFocus(event: KeyboardEvent) {
	const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
	const point = pointOf(event.target);
	if (!step || !point?.ownerSVGElement) return;
	const all = [...point.ownerSVGElement.querySelectorAll<SVGElement>("[data-point]")];
	const next = all[all.indexOf(point) + step];
	if (!next) return;
	event.preventDefault();
	next.focus();
}

/** The figures of the point that is looked at; who hears the page has them as the point's name. */
function Note({ graph: { rows, headings }, pointed }: { graph: GraphPage; pointed: Pointed }) {
	const row = rows[pointed.at];
	if (!row) return null;
	return (
		<div
			className={classNames("graph-note", pointed.isRight && "graph-note-left")}
			style={{ left: pointed.left }}
			aria-hidden="true"
		>
			<p className="strong">{row.label}</p>
			{row.figures.map((figure, at) => (
				<p key={headings[at + 1]} className="between">
					{headings[at + 1]}
					<span className="figure strong">{figure}</span>
				</p>
			))}
		</div>
	);
}

/** The figures and the picture to save: where no script runs the picture is the server's drawing. */
function Files({ files: { name, csv, picture }, title }: { files: GraphFiles; title: string }) {
	const [isPng, setIsPng] = useState(false);
	useEffect(() => setIsPng(true), []);
	const label = isPng ? picture.asPng : picture.label;
	const save = async (event: MouseEvent) => {
		event.preventDefault();
		const part = await loadPart(() => import("./save-picture")).catch(() => null);
		if (part) await part.savePicture(picture.href, name);
		else window.location.assign(picture.href);
	};
	return (
		<p className="row-wrap meta">
			<Icon name="download" size="small" />
			<Anchor href={csv.href} isDocument className="hit" aria-label={`${csv.label}: ${title}`}>
				{csv.label}
			</Anchor>
			<Anchor
				href={picture.href}
				isDocument
				className="hit"
				aria-label={`${label}: ${title}`}
				onClick={isPng ? save : undefined}
			>
				{label}
			</Anchor>
		</p>
	);
}

/** By how many columns a table needs more room than a phone, or than half of a wide screen, has. */
function widthOf(columns: number) {
	return columns > 5 ? "graph-figures-many" : columns > 2 && "graph-figures-some";
}

/** All figures as a table, folded away under the drawing. */
function Figures({ graph: { title, headings, rows, sums } }: { graph: GraphPage }) {
	const { t } = useTranslation("graphs");
	return (
		<details className={classNames("graph-figures", widthOf(headings.length))}>
			<summary>
				{t("table")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<table>
				<caption className="unseen">{title}</caption>
				<thead>
					<tr>
						{headings.map((heading) => (
							<th key={heading} scope="col">
								{heading}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, label, figures, href }) => (
						<tr key={key}>
							<th scope="row">{href ? <Anchor href={href}>{label}</Anchor> : label}</th>
							{figures.map((figure, at) => (
								<td key={headings[at + 1]} data-heading={headings[at + 1]}>
									{figure}
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{t("total")}</th>
						{sums.map((sum, at) => (
							<td key={headings[at + 1]} data-heading={headings[at + 1]}>
								{sum}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
		</details>
	);
}
