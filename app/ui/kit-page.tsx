/** Every part of the kit in all its variants, with sample values; mounted at /dev/kit, not in production. */
import { Card } from "./card";
import { KitForms } from "./kit-page/forms";
import { KitLists } from "./kit-page/lists";
import { KitMessages } from "./kit-page/messages";
import { KitPosts } from "./kit-page/posts";
import { KitStore } from "./kit-page/store";
import { KitWords } from "./kit-page/words";
import { PageHead } from "./page-head";

/** The kit page; `nowMs` is the server's clock, for the countdowns. */
export function KitPage({ nowMs }: { nowMs: number }) {
	return (
		<>
			<PageHead title="The kit" subtitle="Every part in every state, in this account's colours." />
			<div className="stack-large">
				<KitWords />
				<KitForms />
				<KitStore nowMs={nowMs} />
				<KitPosts />
				<KitLists />
				<KitMessages nowMs={nowMs} />
				<Swatches />
			</div>
		</>
	);
}

const swatches = [
	["primary", "on-primary"],
	["primary-soft", "primary-text"],
	["secondary", "on-secondary"],
	["accent", "on-accent"],
	["accent-soft", "accent-text"],
	["navbar", "on-navbar"],
	["navbar-field", "navbar-2"],
	["surface", "ink"],
	["surface", "ink-2"],
	["sunken", "ink-3"],
	["bg", "secondary-text"],
	["bg", "active-text"],
];

function Swatches() {
	return (
		<Card title="Colours">
			<div className="row-wrap">
				{swatches.map(([requestContext, ink]) => (
					<span
						key={`${requestContext}-${ink}`}
						className="tag"
						style={{
							background: `var(--${requestContext})`,
							color: `var(--${ink})`,
							boxShadow: "inset 0 0 0 1px var(--line)",
						}}
					>
						{ink} on {requestContext}
					</span>
				))}
			</div>
		</Card>
	);
}
