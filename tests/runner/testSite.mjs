/**
 * The site that the tests of the program run against. Its words are the sample's, so that an owner may
 * write whatever they like.
 */
export const TEST_SITE = { target: '.cache/test-site', content: 'src/sample' }

/** The owner's own site, or the sample for as long as there is none. */
export const OWN_SITE = { target: 'dist' }
