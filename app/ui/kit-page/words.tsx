/** Kit page: buttons, tags, dots, meters, faces, ornaments, icons. */
import { programGlyphs } from "#workers/features/programs/rules/glyphs";
import { Avatar, AvatarPair } from "../avatar";
import { Button, ButtonLink, IconButton, IconLink } from "../button";
import { Card } from "../card";
import { Dotted } from "../dotted";
import { Fact, Facts } from "../facts";
import { Icon, iconNames } from "../icon";
import { Drawing, drawingNames, LaurelWreath, ProgramBadge } from "../ornament";
import { PointsFigure } from "../points-figure";
import { ProgressBar } from "../progress-bar";
import { StatusDot } from "../status-dot";
import { Tag, type TagTone } from "../tag";

const tones: TagTone[] = ["plain", "good", "warn", "bad", "main", "accent", "ink"];
const statuses = ["active", "pending", "expired", "archived"];

/** Small things. */
export function KitWords() {
	return (
		<div className="columns">
			<KitButtons />
			<Card title="Words and figures">
				<div className="stack">
					<div className="row-wrap">
						{tones.map((tone) => (
							<Tag key={tone} tone={tone}>
								{tone}
							</Tag>
						))}
						<Tag tone="main" removeHref="/dev/kit" removeLabel="Remove">
							Location: Leeds
						</Tag>
					</div>
					<div className="row-wrap">
						{statuses.map((status) => (
							<StatusDot key={status} status={status} label={status} />
						))}
					</div>
					<PointsFigure points={4250} size="large" />
					<PointsFigure points={250} hasSign hasMoney={false} />
				</div>
			</Card>
			<Card title="Facts">
				<Facts
					of={[
						["Owner", "Sofia Marques"],
						["Category", null],
					]}
				>
					<Fact term="State">
						<StatusDot status="active" label="Active" />
					</Fact>
					<Fact term="What they wrote" isProse>
						{"Two lines of what somebody wrote,\nwith averyveryverylongwordthatnobodywouldeverwrite."}
					</Fact>
					<Fact term="Left" valueClassName="strong">
						840
					</Fact>
					<Fact term="In all" isTotal>
						2,130 points
					</Fact>
				</Facts>
			</Card>
			<KitLongWords />
			<Card title="Meters and faces">
				<div className="stack">
					<ProgressBar percent={64} label="Everyday Thanks, left" />
					<ProgressBar percent={18} label="Above and Beyond, left" />
					<ProgressBar percent={40} label="Safety First, left" isActive={false} />
					<ProgressBar percent={37} label="Rows done" heightPx={6} />
					<div className="row-wrap">
						<Avatar name="Priya Raman" />
						<Avatar name="Marcus Webb" sizePx={28} />
						<Avatar name="Night shift" isGroup />
						<Avatar name="Ingrid Solberg" sizePx={64} />
						<AvatarPair first={{ name: "Priya Raman" }} second={{ name: "Marcus Webb" }} />
					</div>
				</div>
			</Card>
		</div>
	);
}

/** A name of forty letters, and words of some length: nothing is cut, nothing leaves its card. */
function KitLongWords() {
	const name = "Maximiliane Wolkenstein-Hohenzollernfelder";
	return (
		<Card title="Words of some length" end={<a href="#long">All announcements of the year</a>}>
			<div className="stack" id="long">
				<div className="row-wrap">
					<Button kind="main" type="button">
						Enregistrer les horaires d’assistance en français
					</Button>
					<Button type="button" icon="download">
						Einstellungen
					</Button>
				</div>
				<div className="row-wrap">
					<Tag tone="main" removeHref="/dev/kit" removeLabel="Remove">
						Responsable regional de ventas
					</Tag>
					<StatusDot status="pending" label="En attente de la confirmation d’un autre propriétaire du compte" />
				</div>
				<div className="row">
					<Avatar name={name} />
					<p className="strong">{name}</p>
				</div>
				<p className="meta">
					<Dotted facts={[name, "Responsable regional de ventas", "Nov 22, 2026", "3 reviews"]} />
				</p>
			</div>
		</Card>
	);
}

function KitButtons() {
	return (
		<Card title="Buttons">
			<div className="stack">
				<div className="row-wrap">
					<Button kind="main" type="button">
						Main
					</Button>
					<Button type="button" icon="download">
						Secondary
					</Button>
					<Button kind="quiet" type="button">
						Quiet
					</Button>
					<Button kind="destructive" type="button" icon="trash">
						Deactivate
					</Button>
				</div>
				<div className="row-wrap">
					<Button kind="main" type="button" disabled>
						Disabled
					</Button>
					<Button kind="main" type="button" isBusy>
						Download Report
					</Button>
					<Button type="button" isBusy={false} size="small">
						Not busy
					</Button>
					<ButtonLink href="/store" icon="bag" isIconOnMobile>
						Icon on a phone
					</ButtonLink>
					<IconButton icon="heart" label="Add to wish list" />
					<IconLink icon="cart" label="Cart, 2 items" count={2} href="/store/checkout" />
				</div>
			</div>
		</Card>
	);
}

/** A picture of a program's own, as a client could send one. */
const ownPicture =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='teal' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

/** Icons, badges and drawings. */
export function KitOrnaments() {
	return (
		<Card title="Icons, badges and drawings">
			<div className="stack">
				<div className="row-wrap">
					{iconNames.map((name) => (
						<span key={name} title={name}>
							<Icon name={name} />
						</span>
					))}
				</div>
				<div className="row-wrap">
					{programGlyphs.map((glyph) => (
						<ProgramBadge key={glyph} glyph={glyph} sizePx={64} />
					))}
				</div>
				<div className="row-wrap">
					{programGlyphs.map((glyph) => (
						<ProgramBadge key={glyph} glyph={glyph} sizePx={32} />
					))}
					<ProgramBadge image_url={ownPicture} />
					<span style={{ width: 96, height: 96, color: "var(--mark)" }}>
						<LaurelWreath />
					</span>
				</div>
				<div className="row-wrap">
					{drawingNames.map((name) => (
						<Drawing key={name} name={name} />
					))}
				</div>
			</div>
		</Card>
	);
}
