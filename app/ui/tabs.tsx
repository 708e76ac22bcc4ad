/** Tabs: links to other addresses, parts of one page by its hash, and the steps of a flow. */
import { type ReactNode, useEffect, useState } from "react";
import { Anchor } from "./anchor";

/** One tab that is a link. */
export type TabLink = { href: string; label: string; count?: number; isCurrent?: boolean };

/** Props of tabs that are links. */
export type TabsProps = { label: string; tabs: (Omit<TabLink, "label"> & { label: ReactNode })[] };

/** Tabs that are links; the current one is marked. */
export function Tabs({ label, tabs }: TabsProps) {
	return (
		<nav className="tabs" aria-label={label}>
			{tabs.map((tab) => (
				<Anchor key={tab.href} href={tab.href} aria-current={tab.isCurrent ? "page" : undefined} keepsScroll>
					{tab.label}
					{tab.count !== undefined && <span className="tag">{tab.count}</span>}
				</Anchor>
			))}
		</nav>
	);
}

/** One part of a page that a tab shows. */
export type HashTab = { id: string; label: string; content: ReactNode };

/**
 * Parts of one page, of which the address's hash shows one; style sheets do the work, scripts only mark the tab. What has a page
 * of its own comes behind them.
 */
export function HashTabs({ label, tabs, links = [] }: { label: string; tabs: HashTab[]; links?: TabLink[] }) {
	const current = useHash(tabs.map((tab) => tab.id));
	return (
		<div className="hash-tabs">
			<nav className="tabs" aria-label={label}>
				{tabs.map((tab) => (
					<a key={tab.id} href={`#${tab.id}`} aria-current={tab.id === current ? "true" : undefined}>
						{tab.label}
					</a>
				))}
				{links.map(({ href, label: words }) => (
					<Anchor key={href} href={href}>
						{words}
					</Anchor>
				))}
			</nav>
			{tabs.map((tab) => (
				<section key={tab.id} id={tab.id}>
					{tab.content}
				</section>
			))}
		</div>
	);
}

/** One step of a flow; a finished one may link back. */
export type Step = { label: string; href?: string };

/** The steps of a flow with the current one marked, counted from 0. */
export function SteppedTabs({ label, steps, current }: { label: string; steps: Step[]; current: number }) {
	return (
		<ol className="steps" aria-label={label}>
			{steps.map((step, index) => {
				const words = `${index + 1}. ${step.label}`;
				const isDone = index < current;
				return (
					<li
						key={step.label}
						className={isDone ? "done" : undefined}
						aria-current={index === current ? "step" : undefined}
					>
						{isDone && step.href ? <Anchor href={step.href}>{words}</Anchor> : <span>{words}</span>}
					</li>
				);
			})}
		</ol>
	);
}

/** The id in the address's hash when it is one of these; nothing on the server. */
function useHash(ids: string[]): string | null {
	const [hash, setHash] = useState<string | null>(null);
	const known = ids.join(" ");
	useEffect(() => {
		const read = () => {
			const id = decodeURIComponent(window.location.hash.slice(1));
			const list = known.split(" ");
			setHash(list.includes(id) ? id : (list[0] ?? null));
		};
		read();
		window.addEventListener("hashchange", read);
		return () => window.removeEventListener("hashchange", read);
	}, [known]);
	return hash;
}
