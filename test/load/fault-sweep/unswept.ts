/** Writes and jobs that the sweep leaves out. */

/** Each with the reason. */
export const unswept: Record<string, string> = {
	"groups/fill-group": "needs more than 2,000 people; its batch is that of groups/update-group-details",
	"global-filters/fill-filter": "needs more than 2,000 people; its batch is that of global-filters/save-global-filter",
	"demo/prepare-tenant": "loads the demo, on this machine alone",
	"demo/apply-programs": "loads the demo, on this machine alone",
	"demo/apply-history": "loads the demo, on this machine alone",
	"demo/open-sign-in": "loads the demo, on this machine alone",
	"demo/add-announcements": "loads the demo, on this machine alone",
	"demo/add-wallet": "loads the demo, on this machine alone",
	"demo/add-wishes": "loads the demo, on this machine alone",
	"demo/add-purchases": "loads the demo, on this machine alone",
	"demo/add-forms": "loads the demo, on this machine alone",
	"demo/add-follows": "loads the demo, on this machine alone",
	"demo/add-ideas": "loads the demo, on this machine alone",
	"demo/add-scoreboards": "loads the demo, on this machine alone",
	"demo/add-surveys": "loads the demo, on this machine alone",
	"demo/add-photos": "loads the demo, on this machine alone",
	"demo/add-executive-summary": "loads the demo, on this machine alone",
	"demo/add-medallia": "loads the demo, on this machine alone",
	"demo/add-levels": "loads the demo, on this machine alone",
	"demo/add-moments": "loads the demo, on this machine alone",
	"demo/add-nominations": "loads the demo, on this machine alone",
	"demo/add-polls": "loads the demo, on this machine alone",
	"demo/add-rebates": "loads the demo, on this machine alone",
	"demo/add-sales": "loads the demo, on this machine alone",
	"demo/add-videos": "loads the demo, on this machine alone",
	"activity/save-picture-comment":
		"keeps a file as photos/upload-photo does; the rest of its batch is that of activity/save-comment",
	"analytics/record-item-click": "writes nothing of its own: what it tells leaves after the answer, once at most",
	"analytics/save-cookie-choice": "writes a cookie alone",
	"catalog/save-item-picture":
		"keeps a file as profile/save-picture does; its batch is that of catalog/remove-item-picture",
	"ideas/add-idea-picture": "keeps a file as profile/save-picture does; its batch is that of ideas/remove-idea-picture",
	"sender-domains/look-again": "puts a date forward in the directory, and that again changes nothing",
	"imports/map-upload":
		"its upload goes on waiting, and so does the message that removes its file; it is one batch, as that of imports/apply-upload",
	"announcements/remove-files": "removes files that no row names any more; a file that is gone is no failure",
	"files/remove-files": "removes files that no row names any more; a file that is gone is no failure",
	"files/remove-parts": "removes parts of an upload that is finished; a part that is gone is no failure",
	"how-to-videos/remove-video-files": "removes files that no row names any more; a file that is gone is no failure",
};
