// An integrator's program with the Go client of openapi-generator, which the test writes for it.
package main

import (
	"career"
	"context"
	"encoding/json"
	"net/url"
	"os"
	"regexp"
	"sort"
	"time"
)

var nextPage = regexp.MustCompile(`<([^>]+)>; rel="next"`)

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func text(value string) career.NullableString {
	return *career.NewNullableString(&value)
}

// The analysis, by the type that its kind chose.
func ended(api *career.APIClient, id string) *career.ResumeAnalysisJobDto {
	for {
		answer, _, err := api.AIJobsApi.GetAiJob(context.Background(), id).Execute()
		must(err)
		job := answer.AiJobDtoInterface.(*career.ResumeAnalysisJobDto)
		if job.State != career.AIJOBSTATE_Queued && job.State != career.AIJOBSTATE_Running {
			return job
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// Every row of a list, page by page: the cursor of the next page is in the `Link` header.
func positions(api *career.APIClient) (found []string, pages int) {
	request := api.JobApplicationsApi.ListJobApplications(context.Background()).Limit(2)
	for {
		rows, answer, err := request.Execute()
		must(err)
		for _, row := range rows {
			found = append(found, row.Position)
		}
		pages++
		next := nextPage.FindStringSubmatch(answer.Header.Get("Link"))
		if next == nil {
			sort.Strings(found)
			return found, pages
		}
		address, err := url.Parse(next[1])
		must(err)
		request = request.Cursor(address.Query().Get("cursor"))
	}
}

func main() {
	configuration := career.NewConfiguration()
	configuration.Servers = career.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+os.Getenv("TOKEN"))
	api := career.NewAPIClient(configuration)
	background := context.Background()

	person := career.PersonalInfoDraftDto{FirstName: text("Ada"), LastName: text("Obi")}
	body := career.NewSaveResumeBodyDto(text("Accountant, Lagos"), text(""), person, true)
	skill := career.NewSkillDraftDto(career.SKILLLEVEL_Advanced)
	skill.Name = text("QuickBooks")
	body.Skills = []career.SkillDraftDto{*skill}
	resume, _, err := api.ResumesApi.CreateResume(background).SaveResumeBodyDto(*body).Execute()
	must(err)

	question := career.NewAnalyzeResumeDto(resume.Id)
	question.TargetTitle = text("Accountant")
	started, _, err := api.AIJobsApi.StartResumeAnalysisJob(background).AnalyzeResumeDto(*question).Execute()
	must(err)
	job := ended(api, started.Id)

	for _, position := range []string{"Accountant", "Auditor", "Bookkeeper"} {
		application := *career.NewSaveJobApplicationDto("Kora Foods Ltd", position)
		_, _, err = api.JobApplicationsApi.CreateJobApplication(background).SaveJobApplicationDto(application).Execute()
		must(err)
	}
	listed, pages := positions(api)
	faulty := *career.NewSaveJobApplicationDto("Kora", "")
	_, _, err = api.JobApplicationsApi.CreateJobApplication(background).SaveJobApplicationDto(faulty).Execute()
	// The client knows `application/json` alone, so the program reads the problem itself.
	var problem career.ProblemDto
	must(json.Unmarshal(err.(career.GenericOpenAPIError).Body(), &problem))

	must(json.NewEncoder(os.Stdout).Encode(map[string]interface{}{
		"kind":      job.Kind,
		"state":     job.State,
		"engine":    job.Result.Get().Engine,
		"positions": listed,
		"pages":     pages,
		"refusal":   problem.Code,
	}))
}
