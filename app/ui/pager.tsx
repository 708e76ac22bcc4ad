/** Pages of a list: links, and a number to type; the server decides what a page holds. */
import { Form, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/ui/texts";
import { usePointsWords } from "./account-display";
import { Anchor } from "./anchor";
import { clampPage, hasPages } from "./rules/paging";
import { pagerDelayMs } from "./timings";
import "./pager.css";

/** Props of a pager; pages count from 1. */
export type PagerProps = {
	page: number;
	pageCount: number;
	hrefFor: (page: number) => string;
	/** Where the page input's form goes, with the fields that keep the rest of the list as it is. */
	action: string;
	hiddenFields?: Record<string, string>;
	pageParameter?: string;
	/** '1 to 28 of 400 items'. */
	rows?: { from: number; to: number; total: number };
	/** 'N Records'. */
	recordCount?: number;
	/** Names the pager where there are several on a screen. */
	label?: string;
	/** Called in the place of following the link. */
	onPage?: (page: number) => void;
};

/** Previous, a page number and Next; not there at one page or fewer. */
export function Pager(props: PagerProps) {
	const { page, pageCount, pageParameter = "page", hiddenFields = {} } = props;
	const { t } = useTranslation("common");
	const { figure } = usePointsWords();
	const send = useDelayedPage(props);
	if (!hasPages(pageCount)) return null;
	const follow = (target: number) => (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		send(target);
	};
	const sendTyped = (input: HTMLInputElement) => {
		const typed = clampPage(input.value, pageCount);
		input.value = String(typed);
		if (typed !== page) send(typed);
	};
	return (
		<nav className="pager" aria-label={props.label ?? t("pager.label")}>
			{props.rows && (
				<span>
					{t("pager.rows", {
						from: figure(props.rows.from),
						to: figure(props.rows.to),
						total: figure(props.rows.total),
					})}
				</span>
			)}
			{props.recordCount !== undefined && <span>{t("pager.records", { total: figure(props.recordCount) })}</span>}
			<Form
				action={props.action}
				method="get"
				preventScrollReset
				// A page beyond the last is no mistake: it leads to the last.
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const input = event.currentTarget.elements.namedItem(pageParameter);
					if (input instanceof HTMLInputElement) sendTyped(input);
				}}
			>
				{Object.entries(hiddenFields).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<PagerStep
					label={t("pager.previous")}
					href={page > 1 ? props.hrefFor(page - 1) : null}
					onClick={follow(page - 1)}
					rel="prev"
				/>
				<label>
					<span className="unseen">{t("pager.page")}</span>
					<input
						key={page}
						className="input"
						type="number"
						inputMode="numeric"
						name={pageParameter}
						min={1}
						max={pageCount}
						defaultValue={page}
						onBlur={(event) => sendTyped(event.currentTarget)}
					/>
					{t("pager.of", { total: figure(pageCount) })}
				</label>
				<PagerStep
					label={t("pager.next")}
					href={page < pageCount ? props.hrefFor(page + 1) : null}
					onClick={follow(page + 1)}
					rel="next"
				/>
			</Form>
		</nav>
	);
}

function PagerStep({
	label,
	href,
	rel,
	onClick,
}: {
	label: string;
	href: string | null;
	rel: string;
	onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
	if (!href) {
		return (
			<button className="button" type="button" disabled>
				{label}
			</button>
		);
	}
	return (
		<Anchor className="button" href={href} rel={rel} onClick={onClick} keepsScroll>
			{label}
		</Anchor>
	);
}

/** Sends a page after the pager's delay; a newer page replaces one that still waits. */
function useDelayedPage({ hrefFor, onPage }: PagerProps): (page: number) => void {
	const navigate = useNavigate();
	const timer = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => () => clearTimeout(timer.current), []);
	return (page) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			if (onPage) onPage(page);
			else navigate(hrefFor(page), { preventScrollReset: true });
		}, pagerDelayMs);
	};
}
