// Runs the manifest as the sources have it now, and gives it to whoever asks; the module that it is set on stays as it is.
module.exports = function manifestLoader(source) {
  const { file, take } = this.getOptions();
  const done = this.async();
  this.importModule(file, {}, (error, module) => {
    // What does not compile is reported as such, where the app imports it.
    if (!error && module?.default) take(module.default);
    done(null, source);
  });
};
