/** The Czech texts of Sveltia CMS, with ours: src/build/admin.ts. */
declare module "@sveltia/cms/locales/cs.json";
