const { readFileSync } = require('node:fs');

/**
 * A loader: adds the named media queries of the theme, which Lightning CSS then replaces by what they stand for. They come
 * last, so that imports stay first and every rule keeps its line.
 */
module.exports = function customMedia(source) {
  const { file } = this.getOptions();
  this.addDependency(file);
  return `${source}\n${readFileSync(file, 'utf8')}`;
};
