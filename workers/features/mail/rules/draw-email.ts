/** Draws an email as HTML in a tenant's look: one column of 600 pixels, readable in the dark, by programs that know little of CSS, and aloud. @pure */
import type { Passage } from "#workers/kernel/define-notification";
import { type EmailContent, stopAddress } from "./email";
import { html, type Markup } from "./html";

/** Colors by name, for a light and for a dark screen (palette of the account). */
export type EmailColors = Readonly<Record<"light" | "dark", Readonly<Record<string, string>>>>;

/** Whose email it is. `logo` is a picture's whole address. */
export type EmailTheme = { name: string; company_name: string; logo: string | null; colors: EmailColors };

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** The whole document. */
export function drawEmail(theme: EmailTheme, subject: string, content: EmailContent): string {
	const { light } = theme.colors;
	const colors = { ground: light.bg!, ink: light.ink! };
	const { markup } = html`<!doctype html>
<html lang="${content.language_code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
<style>${styleOf(theme.colors)}</style></head>
<body class="ground" style="margin:0;background:${colors.ground};color:${colors.ink};font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${previewOf(content)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${colors.ground}"><tr><td class="around" align="center" style="padding:24px 12px">
${sheet(theme, subject, content)}
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="inside quiet" style="padding:20px 32px 32px;font-size:13px;line-height:1.5;color:${light["ink-2"]!}">${content.reason}${stopOf(content, light["ink-2"]!)}<br>${theme.company_name}</td></tr></table>
</td></tr></table></body></html>`;
	return markup;
}

/** What an inbox shows beside the subject: the first line after the greeting. */
function previewOf({ lines: [_greeting, first] }: EmailContent): string {
	return typeof first === "string" ? first : "";
}

function sheet(theme: EmailTheme, subject: string, { lines, action, closing }: EmailContent): Markup {
	const { light } = theme.colors;
	const draw = (passage: Passage) => drawPassage(passage, light);
	const sheetStyle = `width:100%;max-width:600px;background:${light.surface!};border:1px solid ${light.line!};border-radius:12px;border-collapse:separate;overflow:hidden`;
	return html`<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet" style="${sheetStyle}">
<tr><td class="bar" style="background:${light.navbar!};padding:16px 32px;color:${light["on-navbar"]!};font-size:20px;font-weight:700;line-height:28px">${logoOf(theme)}${theme.name}</td></tr>
<tr><td class="inside" style="padding:32px;overflow-wrap:anywhere"><h1 class="loud" style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700;color:${light.ink!}">${subject}</h1>
${lines.map(draw)}
${buttonOf(action, light)}
${closing.map(draw)}</td></tr>
</table>`;
}

/** The name beside it says whose it is. */
function logoOf({ logo }: EmailTheme): Markup {
	if (!logo) return html``;
	return html`<img src="${logo}" alt="" width="28" height="28" style="width:28px;height:28px;margin-right:10px;vertical-align:middle;border:0">`;
}

function stopOf({ stop }: EmailContent, color: string): Markup {
	if (!stop) return html``;
	return html` <a class="quiet" href="${stopAddress(stop)}" style="color:${color};text-decoration:underline">${stop.label}</a>`;
}

function drawPassage(passage: Passage, light: Readonly<Record<string, string>>): Markup {
	if (typeof passage === "string")
		return html`<p class="loud" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${light.ink!}">${brokenLines(passage)}</p>`;
	if ("sum" in passage)
		return html`<p class="loud" style="margin:0 0 24px;font-size:20px;line-height:1.4;font-weight:700;color:${light.ink!}">${passage.sum}</p>`;
	if ("quote" in passage)
		return html`<blockquote class="tint loud" style="margin:0 0 16px;padding:20px 24px;background:${light["primary-soft"]!};border-radius:12px;font-size:20px;line-height:1.5;color:${light.ink!}">${brokenLines(passage.quote)}</blockquote>`;
	const rows = passage.rows.map(
		({ name, note, figure }) =>
			html`<tr><td class="line loud" style="padding:12px 12px 12px 0;border-top:1px solid ${light.line!};font-size:16px;line-height:1.5;color:${light.ink!}"><b>${name}</b>${note ? html`<br><span class="quiet" style="font-size:13px;color:${light["ink-2"]!}">${note}</span>` : ""}</td><td class="line loud" align="right" valign="top" style="padding:12px 0;border-top:1px solid ${light.line!};font-size:16px;line-height:1.5;font-weight:700;white-space:nowrap;color:${light.ink!}">${figure}</td></tr>`,
	);
	return html`<table width="100%" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;margin:0 0 16px">${rows}</table>`;
}

function buttonOf({ label, address }: EmailContent["action"], light: Readonly<Record<string, string>>): Markup {
	const style = `display:inline-block;padding:12px 24px;border-radius:12px;background:${light.primary!};color:${light["on-primary"]!};font-size:16px;font-weight:600;line-height:24px;text-align:center;text-decoration:none`;
	return html`<table role="presentation" class="action" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr><td><a class="button" href="${address}" style="${style}">${label}</a></td></tr></table>`;
}

function brokenLines(text: string): Markup[] {
	return text.split("\n").map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

/** What inline styles cannot say: the dark, and a phone. Colors are the palette's own, which are hex. */
function styleOf({ dark }: EmailColors): Markup {
	const darkened = html`@media (prefers-color-scheme:dark){.ground{background:${dark.bg!}!important}.sheet{background:${dark.surface!}!important;border-color:${dark.line!}!important}.bar{background:${dark.navbar!}!important;color:${dark["on-navbar"]!}!important}.loud{color:${dark.ink!}!important}.quiet{color:${dark["ink-2"]!}!important}.tint{background:${dark["primary-soft"]!}!important}.line{border-color:${dark.line!}!important}.button{background:${dark.primary!}!important;color:${dark["on-primary"]!}!important}}`;
	return html`${darkened}@media (max-width:619px){.around{padding:0!important}.sheet{border-radius:0!important;border-left:0!important;border-right:0!important}.inside{padding:24px 20px!important}.bar{padding:16px 20px!important}.action{width:100%!important}.button{display:block!important}}`;
}
